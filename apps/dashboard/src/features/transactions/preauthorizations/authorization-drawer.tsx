import { amountLimits, type Centavos, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { summaryKey, transactionsKey } from '#api/query-keys.ts';
import { Deadline } from '#components/dates/deadline.tsx';
import { FieldGroup, hasValue } from '#components/detail/detail-fields.tsx';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { firstControlOf } from '#components/form/form-dialog.tsx';
import { JustificationField, useJustificationForm } from '#components/form/justification.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { AmountInput, readAmount } from '#components/money/amount-input.tsx';
import { amountText, formatMoney } from '#components/money/money-format.ts';
import { CardText } from '#components/payment/card-label.tsx';
import { MoneySums } from '#components/payment/money-sums.tsx';
import { unbrokenDestination } from '#components/payment/payment-label.tsx';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/dialog.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { useActionEnding } from '#components/ui/use-action-ending.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';
import { pickFields, useDetailFields } from '#features/transactions/transaction-fields.tsx';
import {
  type AuthorizationAction,
  type AuthorizationLinks,
  authorizationActions,
} from '#features/transactions/transaction-links.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';
import { type ChargeProblem, chargePlan, chargeProblem } from './charge-plan.ts';

type Subject = Pick<TransactionDetail, 'idTransaction'>;

const useEnding = (success: string, onMade: () => void) => {
  const companyId = useCompanyId();
  return useActionEnding({ success, stale: [transactionsKey(companyId), summaryKey(companyId)], onMade });
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

type ChargeDraft = { readonly amount: string };

/** The form of the amount to charge; it begins with all that was authorized. */
const useChargeForm = (transaction: TransactionDetail, onMade: () => void) => {
  const { required, problems } = useAuthorizationWords().charge;
  const charge = useCharge(transaction, onMade);
  const initial = { amount: amountText(transaction.amount) };
  const texts: Record<ChargeProblem, string> = {
    required,
    tooLittle: problems.tooLittle(formatMoney(toAmount(amountLimits.min))),
    tooMuch: problems.tooMuch(formatMoney(transaction.amount)),
  };
  const form = useContractForm<ChargeDraft>({
    initial,
    problems: (draft) => {
      const problem = chargeProblem(transaction, readAmount(draft.amount));
      return problem ? { amount: texts[problem] } : {};
    },
    send: async (draft) => {
      const typed = readAmount(draft.amount);
      if (typed !== undefined) await charge.mutateAsync(typed);
    },
    draft: { ...fieldsDraft(initial), name: 'charge' },
  });
  const typed = readAmount(form.values.amount);
  /** Undefined while it is not an amount that could be charged. */
  const amount = chargeProblem(transaction, typed) === undefined ? typed : undefined;
  return { form, amount };
};

type ActionFormProps = { readonly id: string; readonly transaction: TransactionDetail };
type ChargeFormProps = ActionFormProps & ReturnType<typeof useChargeForm>;

type ChargeSumsProps = {
  readonly transaction: TransactionDetail;
  /** Undefined while it is not an amount that could be charged. */
  readonly amount: Centavos | undefined;
};

/** What becomes of the held amount: charged, released, the fee, and what is deposited. */
const ChargeSums = ({ transaction, amount }: ChargeSumsProps) => {
  const words = useAuthorizationWords().charge.plan;
  const [language] = useLanguage();
  const plan = amount === undefined ? undefined : chargePlan(transaction, amount);
  const sums =
    amount === undefined || !plan
      ? []
      : [
          { label: words.charged(unbrokenDestination(transaction, language)), sum: amount },
          { label: words.released, sum: plan.released },
          ...(plan.commission === null
            ? []
            : [
                { label: words.commission, sum: -plan.commission },
                { label: words.deposited, sum: amount - plan.commission, isOutcome: true },
              ]),
        ];
  return <MoneySums sums={sums} className="min-h-31" />;
};

/** The form for the amount to charge, with its consequences. */
const ChargeForm = ({ id, transaction, form, amount }: ChargeFormProps) => {
  const words = useAuthorizationWords().charge;
  const [min, max] = [formatMoney(toAmount(amountLimits.min)), formatMoney(transaction.amount)];
  return (
    <Form form={form} id={id} autoComplete="off" className="flex flex-col gap-4">
      <FormField form={form} name="amount" label={words.amount} hint={words.bounds(min, max)}>
        {(control) => <AmountInput {...control} />}
      </FormField>
      <ChargeSums transaction={transaction} amount={amount} />
    </Form>
  );
};

type CancelFormProps = ActionFormProps & { readonly form: ReturnType<typeof useJustificationForm> };

/** The form for the reason of a cancellation, with its consequences. */
const CancelForm = ({ id, transaction, form }: CancelFormProps) => {
  const words = useAuthorizationWords().cancel;
  const [language] = useLanguage();
  return (
    <Form form={form} id={id} autoComplete="off" className="flex flex-col gap-4">
      <p className="text-14">
        <CardText
          text={words.sentence(formatMoney(transaction.amount), unbrokenDestination(transaction, language))}
        />
      </p>
      <JustificationField form={form} label={words.reason} />
    </Form>
  );
};

type AuthorizationTabsProps = { readonly action: AuthorizationAction; readonly links: AuthorizationLinks };

/** Charge it or cancel it: each has an address of its own. */
const AuthorizationTabs = ({ action, links }: AuthorizationTabsProps) => {
  const words = useAuthorizationWords();
  return (
    <nav aria-label={words.whatToDo} className="flex gap-1 rounded-control border border-line bg-ground p-1">
      {authorizationActions.map((each) => (
        <Link
          key={each}
          {...links[each]}
          replace
          preventScrollReset
          aria-current={each === action ? 'page' : undefined}
          className="inline-flex min-h-8 grow basis-0 items-center justify-center rounded-control border border-transparent px-3 text-13 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong pointer-coarse:min-h-11"
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
          {words.expires} <Deadline due={authorizationExpires} />
        </span>
      )}
    </>
  );
};

/** What is asked of an authorization before it is charged or canceled; whose it is stands above. */
const AuthorizationFacts = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useAuthorizationWords();
  const fields = useDetailFields(transaction);
  return (
    <FieldGroup
      title={words.facts}
      fields={pickFields(fields, 'email', 'account', 'authCode', 'specialOffer', 'creationDate').filter(
        hasValue,
      )}
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
  const charge = useChargeForm(transaction, onClose);
  const cancel = useJustificationForm(useCancelAuthorization(transaction, onClose).mutateAsync);
  const form = action === 'charge' ? charge.form : cancel;
  const isRunning = charge.form.isSending || cancel.isSending;
  const charged = charge.amount === undefined ? '—' : formatMoney(toAmount(charge.amount));
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isRunning}
      initialFocus={firstControlOf(form)}
      title={words.title(transaction.referenceNumber)}
      description={<AuthorizedAmount transaction={transaction} />}
      footer={
        <>
          <BackButton disabled={isRunning} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            variant={action === 'charge' ? 'primary' : 'danger'}
            busy={isRunning}
            busyLabel={words[action].running}
          >
            {action === 'charge' ? words.charge.submit(charged) : words.cancel.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <AuthorizationTabs action={action} links={links} />
        <RefusalText text={form.refusal} className="" />
        {action === 'charge' ? (
          <ChargeForm id={formId} transaction={transaction} {...charge} />
        ) : (
          <CancelForm id={formId} transaction={transaction} form={cancel} />
        )}
        <AuthorizationFacts transaction={transaction} />
      </div>
    </Drawer>
  );
};
