import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import { Moment } from '#components/dates/moment.tsx';
import { EmailStateBadge } from '#components/status/email-state-badge.tsx';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { recipientsText, refusedText } from '#features/integration/emails/recipients-text.ts';

/** An e-mail on a phone: subject and state, recipient and time. */
export const EmailCard = ({ row }: { readonly row: EmailRow }) => {
  const words = useEmailsWords();
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="truncate font-medium">{row.subject}</span>
        <EmailStateBadge state={row.state} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span className="truncate">{recipientsText(row.to, words.more)}</span>
        <Moment at={row.createdAt} />
      </span>
      {row.refused.length > 0 && (
        <span className="block truncate pt-0.5 text-13 text-danger">
          {refusedText(row.refused, words.refusedFor)}
        </span>
      )}
    </>
  );
};
