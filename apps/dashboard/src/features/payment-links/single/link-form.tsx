import { addDays, addMonths, type WireDay } from '@pasarela/contracts/dates/dates';
import { frequencies } from '@pasarela/contracts/frequencies/frequencies';
import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { linkFieldAt } from '@pasarela/contracts/payment-links/payment-link-fields';
import { linkTypeEntries, linkTypes } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { MadePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { paymentLinksKey, transactionsKey } from '#api/query-keys.ts';
import { useAccountToday } from '#components/dates/account-clock.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { DayField, FormField } from '#components/form/bound-fields.tsx';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { AmountInput } from '#components/money/amount-input.tsx';
import { SelectInput } from '#components/ui/inputs.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { paymentsOfOthers } from '#features/payment-links/open-payments.ts';
import { fetchOpenPayments } from '#features/payment-links/payment-links-queries.ts';
import {
  emptyDraft,
  errorsOf,
  type LinkDraft,
  payloadOf,
} from '#features/payment-links/single/link-draft.ts';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

type LinkBody = OperationRequest<Operations['createPaymentLink']>['body'];

/** The created link, or the open payments that the user must agree to replace first, and whom the new link is for. */
type LinkMade =
  | { readonly kind: 'made'; readonly link: MadePaymentLink }
  | { readonly kind: 'question'; readonly open: readonly OpenPayment[]; readonly email: string };

/**
 * Creates a link. Asks before it replaces another customer's open payment; `agreed` are the payments that the user agreed to. If
 * the server finds a payment that was opened after that, it asks again.
 */
const makeLink = async (body: LinkBody, agreed: readonly OpenPayment[] | undefined): Promise<LinkMade> => {
  const { referenceNumber, email } = body;
  const open = agreed ?? (await fetchOpenPayments([referenceNumber]));
  if (!agreed && paymentsOfOthers(open, email).length > 0) return { kind: 'question', open, email };
  const replaces = open.map(({ idTransaction }) => idTransaction);
  try {
    const link = await callOperation('createPaymentLink', { body: { ...body, replaces } });
    return { kind: 'made', link };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'open_payments_replaced') throw error;
    const found = await fetchOpenPayments([referenceNumber]);
    if (found.length === 0) throw error;
    return { kind: 'question', open: found, email };
  }
};

type LinkForm = ContractForm<LinkDraft>;

const linkDraft = { ...fieldsDraft(emptyDraft), name: 'link' };

/** How many days a link can be paid, where nobody says otherwise. */
const usualDays = 7;

/** The form of one link, which begins with what the user came for, and what came of sending it. */
export const useLinkForm = (begun: LinkDraft) => {
  const words = useSingleLinkWords();
  const [language] = useLanguage();
  const toast = useToast();
  const companyId = useCompanyId();
  const today = useAccountToday();
  const initial = { ...begun, expirationDate: formatWireDay(addDays(today, usualDays)) };
  const [made, setMade] = useState<LinkMade>();
  const create = useMutation({
    mutationFn: (draft: LinkDraft) =>
      makeLink(
        { idCompany: companyId, ...payloadOf(draft, today) },
        made?.kind === 'question' ? made.open : undefined,
      ),
    meta: { stale: [paymentLinksKey(companyId), transactionsKey(companyId)] },
  });
  const form: LinkForm = useContractForm({
    initial,
    problems: (draft) => errorsOf(draft, today, language),
    send: async (draft: LinkDraft) => {
      const answer = await create.mutateAsync(draft);
      setMade(answer);
      if (answer.kind === 'question') return;
      toast({ tone: 'success', title: words.created });
      form.reset();
    },
    fieldOf: (path) => {
      const field = linkFieldAt(path);
      return field !== undefined && field in emptyDraft ? field : undefined;
    },
    draft: linkDraft,
    judgesOnLeaving: true,
    asksBeforeLeaving: true,
  });
  return {
    form,
    today,
    created: made?.kind === 'made' ? made.link : undefined,
    question: made?.kind === 'question' ? made : undefined,
    /** Back to the form: nothing is replaced, or another link is made. */
    goBack: (): void => setMade(undefined),
  };
};

type LinkFieldsProps = { readonly form: LinkForm };
type DatedFieldsProps = LinkFieldsProps & { readonly today: WireDay };

/** Paid once, until it is canceled, or a number of times: what each means stands beside it. */
const LinkTypeChoice = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().types;
  const [language] = useLanguage();
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 font-medium">{words.legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line-strong bg-paper">
        {linkTypes.map((type) => (
          <label
            key={type}
            className="relative flex items-start gap-2.5 px-3 py-2.5 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" {...form.register('type')} value={type} className="mt-0.5" />
            <span>
              <span className="block text-14 font-medium">{linkTypeEntries[type].label[language]}</span>
              <span className="block text-13 text-ink-soft">{words.about[type]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The last day that calendars offer; a later one can be typed. */
const lastOffered = (today: WireDay): WireDay => addMonths(today, 60);

/** How much, for what and from whom: what every link has. */
export const PaymentFields = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().fields;
  return (
    <>
      <FormField
        form={form}
        name="amount"
        label={form.values.type === 'isNone' ? words.amount : words.amountEach}
        hint={words.amountHint}
      >
        {(control) => <AmountInput {...control} className="max-w-56" />}
      </FormField>
      <FormField form={form} name="referenceNumber" label={words.reference} hint={words.referenceHint}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="email" label={words.email} hint={words.emailHint}>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
      <LinkTypeChoice form={form} />
    </>
  );
};

/** How often it is charged, and how many times. */
export const PlanFields = ({ form, today }: DatedFieldsProps) => {
  const words = useSingleLinkWords().fields;
  const [language] = useLanguage();
  if (form.values.type === 'isNone') return null;
  return (
    <>
      <FormField
        form={form}
        name="frequency"
        label={words.frequency}
        hint={form.values.frequency === 'Scheduled' ? words.scheduledHint : words.frequencyHint}
      >
        {(control) => (
          <SelectInput {...control} className="max-w-72">
            <option value="" disabled>
              {words.choose}
            </option>
            {linkTypeEntries[form.values.type].frequencies.map((name) => (
              <option key={name} value={name}>
                {frequencies[name].label[language]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      {form.values.type === 'isInstallments' && (
        <>
          <FormField form={form} name="numberOfPays" label={words.payments} hint={words.paymentsHint}>
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" className="max-w-40" />
            )}
          </FormField>
          <DayField
            form={form}
            name="nextPaymentDate"
            className="max-w-56"
            label={words.nextPayment}
            hint={words.nextPaymentHint}
            today={today}
            first={addDays(today, 1)}
            last={lastOffered(today)}
          />
        </>
      )}
    </>
  );
};

/** What a link may do without: the payer's phone, and where the payer returns to the shop. */
export const OptionalFields = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().fields;
  return (
    <>
      <FormField form={form} name="phoneNumber" label={words.phone} hint={words.phoneHint} optional>
        {(control) => (
          <TextInput {...control} type="tel" inputMode="numeric" autoComplete="off" className="max-w-56" />
        )}
      </FormField>
      <FormField form={form} name="returnUrl" label={words.returnUrl} hint={words.returnUrlHint} optional>
        {(control) => <TextInput {...control} type="url" inputMode="url" autoComplete="off" />}
      </FormField>
    </>
  );
};

/** Until when it can be paid. */
export const DueField = ({ form, today }: DatedFieldsProps) => {
  const words = useSingleLinkWords().fields;
  return (
    <DayField
      form={form}
      name="expirationDate"
      className="max-w-56"
      label={words.due}
      hint={words.dueHint}
      today={today}
      first={today}
      last={lastOffered(today)}
    />
  );
};
