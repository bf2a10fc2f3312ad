import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.ts';
import { authorizationWords as en } from '#i18n/en/authorization.ts';
import { authorizationWords as es } from '#i18n/es/authorization.ts';
import { useWords } from '#i18n/use-words.ts';

/** What is asked of an authorization before it is charged or canceled. */
export const AuthorizationFacts = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useWords({ es, en });
  const fields = useDetailFields(transaction);
  return (
    <FieldGroup
      title={words.facts}
      fields={pickFields(fields, 'customer', 'email', 'account', 'authCode', 'specialOffer', 'creationDate')}
    />
  );
};
