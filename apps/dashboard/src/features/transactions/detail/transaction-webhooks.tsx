import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { isAddressMissing } from '#components/settings/missing-address.ts';
import { settingsQuery } from '#components/settings/settings-query.ts';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { webhooksOfQuery } from '#features/transactions/api/transaction-queries.ts';
import { RelatedLink, RelatedRows, relatedRowsShown } from '#features/transactions/detail/related-rows.tsx';
import { transactionWebhooksWords as en } from '#i18n/en/transaction-webhooks.ts';
import { transactionWebhooksWords as es } from '#i18n/es/transaction-webhooks.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const deliveries = '/integration/webhooks/deliveries';

const WebhookLink = ({ row }: { readonly row: WebhookRow }) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const { colour, label } = webhookStates[row.state];
  return (
    <RelatedLink
      to={`${deliveries}/${row.idWebhook}?idTransaction=${row.idTransaction}`}
      title={
        row.statusId !== null && isTransactionStatus(row.statusId)
          ? transactionStatuses[row.statusId].label[language]
          : row.type
      }
      text={
        <>
          <Moment at={row.createdAt} /> · {words.attempts(row.attempts)}
        </>
      }
      badge={<StatusBadge colour={colour} label={label[language]} />}
    />
  );
};

/** Where results would be sent is set up, unless it is already. */
const SetUpLink = () => {
  const words = useWords({ es, en });
  const { data } = useQuery(settingsQuery(useCompanyId()));
  return data && isAddressMissing(data) ? <Link to="/integration/webhooks">{words.setUp}</Link> : null;
};

/** What the merchant was told of a transaction, for who may see the integration. */
export const TransactionWebhooks = ({ idTransaction }: { readonly idTransaction: number }) => {
  const words = useWords({ es, en });
  return (
    <RelatedRows
      result={useQuery(webhooksOfQuery(useCompanyId(), idTransaction, relatedRowsShown))}
      words={words}
      empty={
        <>
          {words.empty} <SetUpLink />
        </>
      }
      keyOf={(row) => row.idWebhook}
      row={(row) => <WebhookLink row={row} />}
      all={{ to: `${deliveries}?idTransaction=${idTransaction}`, text: words.all }}
    />
  );
};
