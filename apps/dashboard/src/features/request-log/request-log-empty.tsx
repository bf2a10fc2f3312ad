import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

const docs = { es: '/docs/', en: '/docs/en/' } as const;

/** No call was ever made: what this is, and what to do. */
export const RequestLogEmpty = () => {
  const words = useWords({ es, en }).states;
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
