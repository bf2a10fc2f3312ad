import { toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useId, useRef } from 'react';
import { useJustification } from '#components/form/use-justification.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { AuthorizationFacts } from '#features/transactions/authorization/authorization-facts.tsx';
import type {
  AuthorizationAction,
  AuthorizationLinks,
} from '#features/transactions/authorization/authorization-links.ts';
import { AuthorizationTabs } from '#features/transactions/authorization/authorization-tabs.tsx';
import { AuthorizedAmount } from '#features/transactions/authorization/authorized-amount.tsx';
import { CancelForm } from '#features/transactions/authorization/cancel-form.tsx';
import { ChargeForm } from '#features/transactions/authorization/charge-form.tsx';
import {
  useCancelAuthorization,
  useCharge,
} from '#features/transactions/authorization/use-authorization-actions.ts';
import { useChargeDraft } from '#features/transactions/authorization/use-charge-draft.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';

type AuthorizationDrawerProps = {
  readonly transaction: TransactionDetail;
  readonly action: AuthorizationAction;
  readonly links: AuthorizationLinks;
  readonly onClose: () => void;
};

/** An authorization at the side: charge it, all or less, or cancel it. */
export const AuthorizationDrawer = ({ transaction, action, links, onClose }: AuthorizationDrawerProps) => {
  const words = useAuthorizationWords();
  const formId = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const chargeDraft = useChargeDraft(transaction);
  const cancelDraft = useJustification();
  const charge = useCharge(transaction, onClose);
  const cancel = useCancelAuthorization(transaction, onClose);
  const running = charge.isPending || cancel.isPending;
  const refusal = (action === 'charge' ? charge : cancel).error?.message;
  const charged = chargeDraft.amount === undefined ? '—' : formatMoney(toAmount(chargeDraft.amount));
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!running}
      initialFocus={action === 'charge' ? amountField : reasonField}
      title={words.title(transaction.referenceNumber)}
      description={<AuthorizedAmount transaction={transaction} />}
      footer={
        <>
          <BackButton disabled={running} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            variant={action === 'charge' ? 'primary' : 'danger'}
            busy={running}
            busyLabel={words[action].running}
          >
            {action === 'charge' ? words.charge.submit(charged) : words.cancel.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <AuthorizationTabs action={action} links={links} />
        {refusal !== undefined && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
            {refusal}
          </p>
        )}
        {action === 'charge' ? (
          <ChargeForm
            id={formId}
            transaction={transaction}
            draft={chargeDraft}
            field={amountField}
            onSubmit={() => chargeDraft.amount !== undefined && charge.mutate(chargeDraft.amount)}
          />
        ) : (
          <CancelForm
            id={formId}
            transaction={transaction}
            draft={cancelDraft}
            field={reasonField}
            onSubmit={() => cancel.mutate(cancelDraft.reason)}
          />
        )}
        <AuthorizationFacts transaction={transaction} />
      </div>
    </Drawer>
  );
};
