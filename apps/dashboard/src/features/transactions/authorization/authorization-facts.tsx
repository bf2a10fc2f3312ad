import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.ts';

/** What is asked of an authorization before it is charged or canceled. */
export const AuthorizationFacts = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useAuthorizationWords();
  const fields = useDetailFields(transaction);
  return (
    <FieldGroup
      title={words.facts}
      fields={pickFields(fields, 'customer', 'email', 'account', 'authCode', 'specialOffer', 'creationDate')}
    />
  );
};
