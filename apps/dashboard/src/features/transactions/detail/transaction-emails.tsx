import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '#components/dates/moment.tsx';
import { EmailStateBadge } from '#components/status/email-state-badge.tsx';
import { emailsOfQuery } from '#features/transactions/api/transaction-queries.ts';
import { RelatedLink, RelatedRows, relatedRowsShown } from '#features/transactions/detail/related-rows.tsx';
import { emailsWords as en } from '#i18n/en/emails.ts';
import { emailsWords as es } from '#i18n/es/emails.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const outbox = '/integration/emails';

const EmailLink = ({ row }: { readonly row: EmailRow }) => {
  const [language] = useLanguage();
  return (
    <RelatedLink
      to={`${outbox}/${row.idEmail}?idTransaction=${row.idTransaction}`}
      title={emailKinds[row.kind].label[language]}
      text={
        <>
          <Moment at={row.createdAt} /> · {row.to.join(', ')}
        </>
      }
      badge={<EmailStateBadge state={row.state} />}
    />
  );
};

/** The e-mails that were written about a transaction, for who may see the integration. */
export const TransactionEmails = ({ idTransaction }: { readonly idTransaction: number }) => {
  const { ofTransaction, loading, states } = useWords({ es, en });
  return (
    <RelatedRows
      result={useQuery(emailsOfQuery(useCompanyId(), idTransaction, relatedRowsShown))}
      words={{ title: ofTransaction.title, loading, failed: states.failed }}
      empty={ofTransaction.empty}
      keyOf={(row) => row.idEmail}
      row={(row) => <EmailLink row={row} />}
      all={{ to: `${outbox}?idTransaction=${idTransaction}`, text: ofTransaction.all }}
    />
  );
};
