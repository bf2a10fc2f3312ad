import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { formatMoney } from '#components/money/money-format.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';
import { AuthorizationExpiry } from '#features/transactions/fields/authorization-expiry.tsx';

/** How much is held, of whom, and until when. */
export const AuthorizedAmount = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useAuthorizationWords();
  const { amount, custormerName, authorizationExpires } = transaction;
  return (
    <>
      {words.authorized(formatMoney(amount), custormerName)}
      {authorizationExpires !== null && (
        <span className="block text-13">
          {words.expires} <AuthorizationExpiry expires={authorizationExpires} />
        </span>
      )}
    </>
  );
};
