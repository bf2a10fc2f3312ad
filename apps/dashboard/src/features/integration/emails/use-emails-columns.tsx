import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailRow, EmailSort } from '@pasarela/contracts/emails/email-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { EmailStateBadge } from '#components/status/email-state-badge.tsx';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { recipientsText, refusedText } from '#features/integration/emails/recipients-text.ts';
import { useLanguage } from '#i18n/use-words.ts';

export const useEmailsColumns = (): readonly DataTableColumn<EmailRow, EmailSort>[] => {
  const words = useEmailsWords();
  const [language] = useLanguage();
  return [
    {
      name: 'subject',
      heading: words.columns.subject,
      skeleton: 'w-56',
      // This column shrinks first: `max-w-0` truncates its text instead of widening the table.
      className: 'w-full max-w-0',
      cell: (row) => <StackedText text={row.subject} below={emailKinds[row.kind].label[language]} isMain />,
    },
    {
      name: 'to',
      heading: words.columns.to,
      skeleton: 'w-40',
      className: 'max-w-56 max-lg:hidden',
      cell: (row) => (
        <StackedText
          text={recipientsText(row.to, words.more)}
          below={refusedText(row.refused, words.refusedFor)}
        />
      ),
    },
    {
      name: 'state',
      heading: words.columns.state,
      skeleton: 'w-20',
      cell: (row) => (
        <>
          <EmailStateBadge state={row.state} />
          {row.attempts > 0 && (
            <span className="figures block pt-0.5 pl-2 text-12 whitespace-nowrap text-ink-faint">
              {words.attempts(row.attempts)}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'created',
      sort: 'created',
      heading: words.columns.created,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.createdAt} />,
    },
  ];
};
