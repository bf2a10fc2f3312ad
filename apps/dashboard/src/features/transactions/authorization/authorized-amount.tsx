import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { formatMoney } from '#components/money/money-format.ts';
import { AuthorizationExpiry } from '#features/transactions/fields/authorization-expiry.tsx';
import { authorizationWords as en } from '#i18n/en/authorization.ts';
import { authorizationWords as es } from '#i18n/es/authorization.ts';
import { useWords } from '#i18n/use-words.ts';

/** How much is held, of whom, and until when. */
export const AuthorizedAmount = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useWords({ es, en });
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
