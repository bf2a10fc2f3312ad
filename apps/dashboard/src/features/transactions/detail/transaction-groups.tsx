import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Link, useLocation } from 'react-router';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { shownFields } from '#features/transactions/detail/shown-fields.ts';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.ts';
import { overlayLink } from '#features/transactions/transaction-links.ts';
import { transactionDetailWords as en } from '#i18n/en/transaction-detail.ts';
import { transactionDetailWords as es } from '#i18n/es/transaction-detail.ts';
import { useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';

type TransactionGroupsProps = { readonly transaction: TransactionDetail };

/** Every field of a movement, in groups; below the customer, the way to the blacklist. */
export const TransactionGroups = ({ transaction }: TransactionGroupsProps) => {
  const { groups, actions } = useWords({ es, en });
  const list = listOf(useLocation());
  const fields = useDetailFields(transaction);
  const mayManageFraud = useMay('manageFraud');
  const shown = shownFields(transaction);
  return (
    <div className="flex flex-col gap-5">
      {(['payment', 'deposit', 'method', 'refund'] as const).map((group) => (
        <FieldGroup key={group} title={groups[group]} fields={pickFields(fields, ...shown[group])} />
      ))}
      <div className="flex flex-col items-start gap-2">
        <div className="w-full">
          <FieldGroup title={groups.customer} fields={pickFields(fields, ...shown.customer)} />
        </div>
        {mayManageFraud && (
          <Link
            {...overlayLink('blacklist', transaction.idTransaction, list)}
            preventScrollReset
            className={buttonClass('secondary', 'small')}
          >
            {actions.blacklist}
          </Link>
        )}
      </div>
    </div>
  );
};
