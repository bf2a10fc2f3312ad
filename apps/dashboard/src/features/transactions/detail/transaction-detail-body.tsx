import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { DetailFacts } from '#components/detail/detail-facts.tsx';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { storyQuery } from '#components/story/story-query.ts';
import { TransactionStory } from '#components/story/transaction-story.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { depositedOrWaiting, depositFields } from '#features/transactions/detail/deposit-fields.ts';
import { TransactionEmails } from '#features/transactions/detail/transaction-emails.tsx';
import { TransactionHeader } from '#features/transactions/detail/transaction-header.tsx';
import { TransactionRequests } from '#features/transactions/detail/transaction-requests.tsx';
import { TransactionWebhooks } from '#features/transactions/detail/transaction-webhooks.tsx';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.tsx';
import { detailLink, overlayLink } from '#features/transactions/transaction-links.ts';
import { transactionDetailWords as en } from '#i18n/en/transaction-detail.ts';
import { transactionDetailWords as es } from '#i18n/es/transaction-detail.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';
import { useCompanyId } from '#session/use-session.ts';

type TransactionDetailBodyProps = { readonly transaction: TransactionDetail };

/** A movement: amount and status, the facts asked first, its story, and every field in groups. */
export const TransactionDetailBody = ({ transaction }: TransactionDetailBodyProps) => {
  const words = useWords({ es, en });
  const { groups } = words;
  const [language] = useLanguage();
  const list = listOf(useLocation());
  const story = useQuery(storyQuery(useCompanyId(), transaction.idTransaction, language));
  const fields = useDetailFields(transaction);
  const maySeeRequests = useMay('viewRequestLog');
  const maySeeWebhooks = useMay('manageIntegration');
  const mayManageFraud = useMay('manageFraud');
  return (
    <div className="flex flex-col gap-5">
      <TransactionHeader transaction={transaction} />
      <DetailFacts
        label={words.facts}
        facts={[
          ...pickFields(fields, 'reference'),
          {
            name: 'customer',
            label: groups.customer,
            value: transaction.custormerName || transaction.custormerEmail,
          },
          ...pickFields(
            fields,
            transaction.account === null ? 'method' : 'account',
            transaction.authorizationExpires === null ? 'paymentDate' : 'authorizationExpires',
            depositedOrWaiting(transaction),
          ),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-8">
          <TransactionStory story={story} linkOf={(id) => detailLink(id, list)} />
          {maySeeRequests && <TransactionRequests idTransaction={transaction.idTransaction} />}
          {maySeeWebhooks && <TransactionWebhooks idTransaction={transaction.idTransaction} />}
          {maySeeWebhooks && <TransactionEmails idTransaction={transaction.idTransaction} />}
        </div>
        <div className="flex flex-col gap-5">
          <FieldGroup
            title={groups.payment}
            fields={pickFields(
              fields,
              'status',
              'reference',
              'amount',
              ...(transaction.authorizedAmount === null ? [] : (['authorizedAmount'] as const)),
              'creationDate',
              'paymentDate',
              'declinedReason',
              ...(transaction.fraudRule === null ? [] : (['fraudRule'] as const)),
              'idTransaction',
              'transactionCode',
            )}
          />
          <FieldGroup
            title={groups.deposit}
            fields={pickFields(
              fields,
              'serviceCharge',
              'commission',
              ...depositFields(transaction),
              'settlement',
            )}
          />
          <FieldGroup
            title={groups.method}
            fields={pickFields(
              fields,
              'method',
              'account',
              'authCode',
              'specialOffer',
              'ticketReference',
              ...(transaction.cashDueDate === null ? [] : (['cashDueDate'] as const)),
              'secure3D',
              ...(transaction.urlCheckout === null ? [] : (['checkout'] as const)),
              ...(transaction.idSubscription === null ? [] : (['subscription'] as const)),
              ...(transaction.customerCardIdentifier === null ? [] : (['cardToken'] as const)),
            )}
          />
          <FieldGroup
            title={groups.refund}
            fields={pickFields(fields, 'refunded', 'remaining', 'chargebackStatus', 'chargebackDate')}
          />
          <div className="flex flex-col items-start gap-2">
            <div className="w-full">
              <FieldGroup
                title={groups.customer}
                fields={pickFields(fields, 'customer', 'email', 'payerIp')}
              />
            </div>
            {mayManageFraud && (
              <Link
                {...overlayLink('blacklist', transaction.idTransaction, list)}
                preventScrollReset
                className={buttonClass('secondary', 'small')}
              >
                {words.actions.blacklist}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  );
};
