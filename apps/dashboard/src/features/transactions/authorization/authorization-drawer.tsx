import { amountLimits, type Centavos, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { JustificationField } from '#components/form/justification-field.tsx';
import { type JustificationDraft, useJustification } from '#components/form/use-justification.ts';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { unbrokenDestination } from '#components/payment/payment-method-text.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { Field } from '#components/ui/field.tsx';
import { useActionEnding } from '#components/ui/use-action-ending.ts';
import type {
  AuthorizationAction,
  AuthorizationLinks,
} from '#features/transactions/authorization/authorization-links.ts';
import { type ChargeDraft, useChargeDraft } from '#features/transactions/authorization/use-charge-draft.ts';
import {
  type authorizationWords,
  useAuthorizationWords,
} from '#features/transactions/authorization-words.ts';
import { AuthorizationExpiry } from '#features/transactions/fields/authorization-expiry.tsx';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { authorizationActions } from './authorization-links.ts';
import type { ChargeProblem } from './charge-plan.ts';

type ChargeFormProps = {
  readonly id: string;
  readonly transaction: TransactionDetail;
  readonly draft: ChargeDraft;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSubmit: () => void;
};

type ChargeWords = typeof authorizationWords.es.charge;

const chargeProblemText = (
  problem: ChargeProblem,
  { required, problems }: ChargeWords,
  bounds: { readonly min: string; readonly max: string },
): string => {
  if (problem === 'required') return required;
  return problems[problem](problem === 'tooLittle' ? bounds.min : bounds.max);
};

/** The form for the amount to charge, with its consequences. */
const ChargeForm = ({ id, transaction, draft, field, onSubmit }: ChargeFormProps) => {
  const words = useAuthorizationWords().charge;
  const [language] = useLanguage();
  const { amount, plan, problem } = draft;
  const min = formatMoney(toAmount(amountLimits.min));
  const max = formatMoney(transaction.amount);
  const money = (centavos: number) => formatMoney(toAmount(centavos));
  return (
    <DialogForm
      id={id}
      onSubmit={() => {
        draft.judge();
        if (amount !== undefined) onSubmit();
      }}
    >
      <Field
        label={words.amount}
        hint={words.bounds(min, max)}
        error={problem && chargeProblemText(problem, words, { min, max })}
      >
        {(control) => (
          <AmountInput
            {...control}
            ref={field}
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
          />
        )}
      </Field>
      <p aria-live="polite" className="min-h-15 text-13 text-ink-soft">
        {amount !== undefined && plan && (
          <>
            {words.sentence(money(amount), max, unbrokenDestination(transaction, language))}{' '}
            {plan.released > 0 ? words.released(money(plan.released)) : words.nothingReleased}{' '}
            {plan.commission !== null &&
              words.deposited(money(amount - plan.commission), money(plan.commission))}
          </>
        )}
      </p>
    </DialogForm>
  );
};

type CancelFormProps = {
  readonly id: string;
  readonly transaction: TransactionDetail;
  readonly draft: JustificationDraft;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSubmit: () => void;
};

/** The form for the reason of a cancellation, with its consequences. */
const CancelForm = ({ id, transaction, draft, field, onSubmit }: CancelFormProps) => {
  const words = useAuthorizationWords().cancel;
  const [language] = useLanguage();
  return (
    <DialogForm
      id={id}
      onSubmit={() => {
        if (draft.judge()) onSubmit();
      }}
    >
      <JustificationField
        label={words.reason}
        text={draft.text}
        isWrong={draft.isWrong}
        field={field}
        onType={draft.type}
      />
      <p className="text-13 text-ink-soft">
        {words.sentence(formatMoney(transaction.amount), unbrokenDestination(transaction, language))}
      </p>
    </DialogForm>
  );
};

type Subject = Pick<TransactionDetail, 'idTransaction'>;

const useEnding = (success: string, onMade: () => void) => {
  const companyId = useCompanyId();
  return useActionEnding({ success, stale: [transactionsKey(companyId), ['summary', companyId]], onMade });
};

const useCharge = ({ idTransaction }: Subject, onMade: () => void) => {
  const words = useAuthorizationWords();
  const IdCompany = useCompanyId();
  return useMutation({
    mutationFn: (amount: Centavos) =>
      callOperation('captureTransaction', { body: { IdCompany, idTransaction, Amount: toAmount(amount) } }),
    ...useEnding(words.charge.success, onMade),
  });
};

const useCancelAuthorization = ({ idTransaction }: Subject, onMade: () => void) => {
  const words = useAuthorizationWords();
  const IdCompany = useCompanyId();
  return useMutation({
    mutationFn: (Reason: string) =>
      callOperation('cancelTransaction', { body: { IdCompany, idTransaction, Reason } }),
    ...useEnding(words.cancel.success, onMade),
  });
};

type AuthorizationTabsProps = { readonly action: AuthorizationAction; readonly links: AuthorizationLinks };

/** Charge it or cancel it: each has an address of its own. */
const AuthorizationTabs = ({ action, links }: AuthorizationTabsProps) => {
  const words = useAuthorizationWords();
  return (
    <nav aria-label={words.whatToDo} className="flex gap-1 rounded-control bg-sunken p-1">
      {authorizationActions.map((each) => (
        <Link
          key={each}
          {...links[each]}
          replace
          preventScrollReset
          aria-current={each === action ? 'page' : undefined}
          className="inline-flex min-h-8 grow basis-0 items-center justify-center rounded-control border border-transparent px-3 text-13 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-paper aria-[current=page]:text-ink pointer-coarse:min-h-11"
        >
          {words[each].tab}
        </Link>
      ))}
    </nav>
  );
};

/** How much is held, of whom, and until when. */
const AuthorizedAmount = ({ transaction }: { readonly transaction: TransactionDetail }) => {
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

/** What is asked of an authorization before it is charged or canceled. */
const AuthorizationFacts = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useAuthorizationWords();
  const fields = useDetailFields(transaction);
  return (
    <FieldGroup
      title={words.facts}
      fields={pickFields(fields, 'customer', 'email', 'account', 'authCode', 'specialOffer', 'creationDate')}
    />
  );
};

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
