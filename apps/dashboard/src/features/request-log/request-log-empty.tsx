import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useLanguage } from '#i18n/use-words.ts';

const docs = { es: '/docs/', en: '/docs/en/' } as const;

/** No call was ever made: what this is, and what to do. */
export const RequestLogEmpty = () => {
  const words = useRequestLogWords().states;
  const [language] = useLanguage();
  return (
    <StateMessage
      title={words.emptyTitle}
      action={
        <a href={docs[language]} target="_blank" rel="noopener" className={buttonClass()}>
          {words.emptyAction}
        </a>
      }
    >
      <p>{words.emptyText}</p>
    </StateMessage>
  );
};
