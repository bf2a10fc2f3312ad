import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { DetailFacts } from '#components/detail/detail-facts.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { storyQuery } from '#components/story/story-query.ts';
import { TransactionStory } from '#components/story/transaction-story.tsx';
import { depositedOrWaiting } from '#features/transactions/detail/deposit-fields.ts';
import { TransactionEmails } from '#features/transactions/detail/transaction-emails.tsx';
import { TransactionGroups } from '#features/transactions/detail/transaction-groups.tsx';
import { TransactionHeader } from '#features/transactions/detail/transaction-header.tsx';
import { TransactionRequests } from '#features/transactions/detail/transaction-requests.tsx';
import { TransactionWebhooks } from '#features/transactions/detail/transaction-webhooks.tsx';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
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
        <TransactionGroups transaction={transaction} />
      </div>
    </div>
  );
};
