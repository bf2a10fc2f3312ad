import { challengeOutcomes } from '@pasarela/contracts/checkouts/checkout-schema';
import { callOperation } from '#api/call-operation.ts';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { CardLabel, maskedCard } from '#components/payment/card-label.tsx';
import { CheckoutFacts, CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutStepsWords } from '#features/checkout/steps/checkout-steps-words.ts';
import { ThirdPartyChoices, ThirdPartyFrame } from '#features/checkout/steps/third-party.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';

/** The bank's page of a 3D Secure challenge, simulated by the sandbox. */
export const ChallengePage = ({ checkout, handle }: CheckoutPartProps) => {
  const words = useCheckoutStepsWords().challenge;
  const { card, merchant, amount, currency, now } = checkout;
  return (
    <ThirdPartyFrame name={words.bank} programme={words.programme}>
      <CheckoutHeading className="text-20 font-semibold">{words.title}</CheckoutHeading>
      <p className="pt-1 pb-4 text-ink-soft">{words.about}</p>
      <CheckoutFacts
        label={words.title}
        facts={[
          { label: words.merchant, value: merchant.name },
          { label: words.amount, value: <Money amount={amount} currency={currency} /> },
          ...(card ? [{ label: words.card, value: <CardLabel text={maskedCard(card)} /> }] : []),
          { label: words.date, value: <Moment at={now} /> },
        ]}
      />
      <ThirdPartyChoices
        checkout={checkout}
        handle={handle}
        hint={words.sandbox}
        choices={challengeOutcomes.map((outcome) => ({
          name: outcome,
          label: words[outcome],
          runningLabel: words.working[outcome],
          call: () =>
            callOperation('answerChallenge', { params: { token: handle.token }, body: { outcome } }),
        }))}
      />
    </ThirdPartyFrame>
  );
};
