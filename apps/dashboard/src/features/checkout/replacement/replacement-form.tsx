import type {
  CardReplacement,
  ReplaceCard,
} from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { type FormEvent, useRef } from 'react';
import type { CallError } from '#api/call-error.ts';
import { Moment } from '#components/dates/moment.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { Button } from '#components/ui/button.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import { readExpiry } from '#features/checkout/card/card-expiry.ts';
import { CardFields } from '#features/checkout/card/card-fields.tsx';
import { cardRefusals } from '#features/checkout/card/card-payment.ts';
import { TestCards } from '#features/checkout/card/test-cards.tsx';
import { useCardDraft } from '#features/checkout/card/use-card-draft.ts';
import { CheckoutFacts } from '#features/checkout/checkout-facts.tsx';
import { CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useCardReplacementWords } from '#features/checkout/replacement/card-replacement-words.ts';

type ReplacementFormProps = {
  readonly page: CardReplacement;
  readonly isRunning: boolean;
  readonly failure: CallError | null;
  readonly onReplace: (card: ReplaceCard) => Promise<CallError | null>;
};

const focusMistake = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();

/** The subscription, its current card, and the form for the new card. */
export const ReplacementForm = ({ page, isRunning, failure, onReplace }: ReplacementFormProps) => {
  const words = useCardReplacementWords();
  const { every } = useCheckoutWords().subscription;
  const card = useCardDraft();
  const form = useRef<HTMLFormElement>(null);
  const { merchant, amount, frequency, numberOfPays, paymentsMade } = page;
  const refusals = cardRefusals(failure?.fieldErrors ?? []);
  const isAtFields = Object.keys(refusals.fields).length > 0 && refusals.others.length === 0;
  const toMistake = () => requestAnimationFrame(() => focusMistake(form.current));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const expiry = readExpiry(card.draft.expiry);
    if (card.check() !== undefined || !expiry) return void toMistake();
    const refused = await onReplace({
      cardNumber: card.draft.number,
      cardExpirationMonth: expiry.month,
      cardExpirationYear: expiry.year,
      cvv: card.draft.code,
    });
    if (!refused) return;
    const { fields } = cardRefusals(refused.fieldErrors);
    card.refuse(fields);
    // The security code may be used for one attempt only.
    if (Object.keys(fields).length === 0) card.forgetCode();
    else toMistake();
  };

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <CheckoutHeading className="text-20 font-semibold">{words.heading}</CheckoutHeading>
        <p className="figures text-ink-soft">
          {words.terms(formatMoney(amount), every[frequency], merchant.name)}
          {numberOfPays !== null && ` ${words.counted(String(paymentsMade), String(numberOfPays))}`}
        </p>
      </div>
      <CheckoutFacts
        label={words.facts}
        facts={[
          { label: words.oldCard, value: `${page.card.brand} ···· ${page.card.lastFour}` },
          { label: words.reference, value: page.referenceNumber },
        ]}
      />
      <form ref={form} noValidate aria-busy={isRunning} onSubmit={submit} className="flex flex-col gap-5">
        <ActionFailure failure={isAtFields ? null : failure} />
        <section aria-label={words.newCard} className="flex flex-col gap-4">
          <h2 className="text-16 font-medium">{words.newCard}</h2>
          <CardFields card={card} now={Date.parse(page.now)} />
        </section>
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isRunning}
            busyLabel={words.running}
            className="min-h-12 w-full text-16"
          >
            {words.submit}
          </Button>
          <p className="text-center text-13 text-ink-soft">{words.nothingCharged}</p>
          <BlockingIndicator active={isRunning} />
        </div>
        <TestCards page={page} card={card} />
      </form>
      <p className="text-12 text-ink-faint">
        {words.serves} <Moment at={page.expiresAt} />
      </p>
    </div>
  );
};
