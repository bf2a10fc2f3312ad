import { addDays, addMonths, type WireDay } from '@pasarela/contracts/dates/dates';
import { frequencies } from '@pasarela/contracts/frequencies/frequencies';
import { currency } from '@pasarela/contracts/money/money';
import {
  type LinkType,
  linkTypeEntries,
  linkTypes,
} from '@pasarela/contracts/payment-links/payment-link-kinds';
import { DayInput } from '#components/dates/day-input.tsx';
import { AmountInput } from '#components/money/amount-input.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import type { LinkForm } from '#features/payment-links/single/use-link-form.ts';
import { useLanguage } from '#i18n/use-words.ts';

type LinkTypeChoiceProps = { readonly value: LinkType; readonly onChange: (type: LinkType) => void };

/** Paid once, until it is canceled, or a number of times: what each means stands beside it. */
const LinkTypeChoice = ({ value, onChange }: LinkTypeChoiceProps) => {
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
            <input
              type="radio"
              name="typeFrequency"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="mt-0.5 size-4 accent-accent"
            />
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

type LinkFieldsProps = { readonly form: LinkForm };

/** The last day that calendars offer; a later one can be typed. */
const lastOffered = (today: WireDay): WireDay => addMonths(today, 60);

/** Who pays what: what every link has. */
export const PaymentFields = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().fields;
  const { draft, errors, change, leave } = form;
  return (
    <>
      <Field label={words.reference} hint={words.referenceHint} error={errors.referenceNumber}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={draft.referenceNumber}
            onChange={(event) => change({ referenceNumber: event.target.value })}
            onBlur={() => leave('referenceNumber')}
          />
        )}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            onBlur={() => leave('email')}
          />
        )}
      </Field>
      <Field label={words.phone} hint={words.phoneHint} error={errors.phoneNumber} optional>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            className="max-w-56"
            value={draft.phoneNumber}
            onChange={(event) => change({ phoneNumber: event.target.value })}
            onBlur={() => leave('phoneNumber')}
          />
        )}
      </Field>
      <LinkTypeChoice value={draft.type} onChange={(type) => change({ type })} />
      <Field
        label={draft.type === 'isNone' ? words.amount : words.amountEach}
        hint={words.amountHint}
        error={errors.amount}
      >
        {(control) => (
          <AmountInput
            {...control}
            className="max-w-56"
            end={<span className="pr-2.5 text-13 text-ink-faint">{currency}</span>}
            value={draft.amount}
            onChange={(event) => change({ amount: event.target.value })}
            onBlur={() => leave('amount')}
          />
        )}
      </Field>
    </>
  );
};

/** How often it is charged, and how many times. */
export const PlanFields = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().fields;
  const [language] = useLanguage();
  const { draft, errors, change, leave, today } = form;
  if (draft.type === 'isNone') return null;
  return (
    <>
      <Field
        label={words.frequency}
        hint={draft.frequency === 'Scheduled' ? words.scheduledHint : words.frequencyHint}
        error={errors.frequency}
      >
        {(control) => (
          <SelectInput
            {...control}
            className="max-w-72"
            value={draft.frequency}
            onChange={(event) => change({ frequency: event.target.value })}
            onBlur={() => leave('frequency')}
          >
            <option value="" disabled>
              {words.choose}
            </option>
            {linkTypeEntries[draft.type].frequencies.map((name) => (
              <option key={name} value={name}>
                {frequencies[name].label[language]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {draft.type === 'isInstallments' && (
        <>
          <Field label={words.payments} hint={words.paymentsHint} error={errors.numberOfPays}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                className="max-w-40"
                value={draft.numberOfPays}
                onChange={(event) => change({ numberOfPays: event.target.value })}
                onBlur={() => leave('numberOfPays')}
              />
            )}
          </Field>
          <Field label={words.nextPayment} hint={words.nextPaymentHint} error={errors.nextPaymentDate}>
            {(control) => (
              <DayInput
                {...control}
                className="max-w-56"
                label={words.nextPayment}
                today={today}
                first={addDays(today, 1)}
                last={lastOffered(today)}
                value={draft.nextPaymentDate}
                onType={(nextPaymentDate) => change({ nextPaymentDate })}
                onBlur={() => leave('nextPaymentDate')}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
};

/** Where the payer returns to the shop. */
export const ReturnField = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().fields;
  const { draft, errors, change, leave } = form;
  return (
    <Field label={words.returnUrl} hint={words.returnUrlHint} error={errors.returnUrl} optional>
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={draft.returnUrl}
          onChange={(event) => change({ returnUrl: event.target.value })}
          onBlur={() => leave('returnUrl')}
        />
      )}
    </Field>
  );
};

/** Until when it can be paid. */
export const DueField = ({ form }: LinkFieldsProps) => {
  const words = useSingleLinkWords().fields;
  const { draft, errors, change, leave, today } = form;
  return (
    <Field label={words.due} hint={words.dueHint} error={errors.expirationDate}>
      {(control) => (
        <DayInput
          {...control}
          className="max-w-56"
          label={words.due}
          today={today}
          first={today}
          last={lastOffered(today)}
          value={draft.expirationDate}
          onType={(expirationDate) => change({ expirationDate })}
          onBlur={() => leave('expirationDate')}
        />
      )}
    </Field>
  );
};
