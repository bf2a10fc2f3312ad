import { Button, buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import {
  defaultRequestLog,
  isNarrowed,
  type RequestLogSearch,
} from '#features/request-log/request-log-search.ts';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

type RequestLogNothingProps = {
  readonly search: RequestLogSearch;
  readonly onChange: (search: RequestLogSearch) => void;
};

const docs = { es: '/docs/', en: '/docs/en/' } as const;

/** In the place of a list without rows: what this is, why it has none, what to do. */
export const RequestLogNothing = ({ search, onChange }: RequestLogNothingProps) => {
  const words = useWords({ es, en }).states;
  const [language] = useLanguage();
  if (search.pageNumber > 1)
    return (
      <StateMessage
        title={words.beyondTitle}
        action={<Button onClick={() => onChange({ ...search, pageNumber: 1 })}>{words.firstPage}</Button>}
      >
        <p>{words.beyondText}</p>
      </StateMessage>
    );
  if (isNarrowed(search))
    return (
      <StateMessage
        title={words.filteredTitle}
        action={<Button onClick={() => onChange(defaultRequestLog)}>{words.clearFilters}</Button>}
      >
        <p>{words.filteredText}</p>
      </StateMessage>
    );
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
