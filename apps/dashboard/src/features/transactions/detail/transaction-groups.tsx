import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FieldGroup, hasValue } from '#components/detail/detail-fields.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { shownFields } from '#features/transactions/detail/shown-fields.ts';
import {
  type DetailFieldName,
  pickFields,
  useDetailFields,
} from '#features/transactions/fields/use-detail-fields.ts';
import { overlayLink } from '#features/transactions/transaction-links.ts';
import { useMay } from '#session/use-role.ts';

type TransactionGroupsProps = {
  readonly transaction: TransactionDetail;
  /** The fields that stand above, in the header and its strip. */
  readonly said: readonly DetailFieldName[];
};

const groupNames = ['payment', 'deposit', 'method', 'refund', 'customer'] as const;

/** What the header does not say of a movement, in groups, and at the end every field, also those without a value. */
export const TransactionGroups = ({ transaction, said }: TransactionGroupsProps) => {
  const words = useTransactionDetailWords();
  const [isOpen, setOpen] = useState(false);
  const list = listOf(useLocation());
  const fields = useDetailFields(transaction);
  const mayManageFraud = useMay('manageFraud');
  const shown = shownFields(transaction);
  const all = groupNames.map((name) => ({
    name,
    title: words.groups[name],
    fields: pickFields(fields, ...shown[name]),
  }));
  const isSaid = (name: string): boolean => said.some((other) => other === name);
  const telling = all
    .map((group) => ({
      ...group,
      fields: group.fields.filter((field) => hasValue(field) && !isSaid(field.name)),
    }))
    .filter((group) => group.fields.length > 0);
  return (
    <div className="flex flex-col gap-5">
      {telling.map(({ name, title, fields: some }) => (
        <FieldGroup key={name} title={title} fields={some} />
      ))}
      {mayManageFraud && (
        <Link
          {...overlayLink('blacklist', transaction.idTransaction, list)}
          preventScrollReset
          className={`self-start ${buttonClass('secondary', 'small')}`}
        >
          {words.actions.blacklist}
        </Link>
      )}
      <details
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group border-t border-line pt-2"
      >
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-13 text-ink-soft hover:text-ink pointer-coarse:min-h-11">
          <Icon name="chevronRight" className="size-3.5 group-open:rotate-90" />
          {words.allFields}
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-5 pt-2">
            {all.map(({ name, title, fields: some }) => (
              <FieldGroup key={name} title={title} fields={some} />
            ))}
          </div>
        )}
      </details>
    </div>
  );
};
