import { aplazoOutcomes } from '@pasarela/contracts/checkouts/checkout-schema';
import { callOperation } from '#api/call-operation.ts';
import { CheckoutAmount } from '#features/checkout/checkout-amount.tsx';
import { CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import type { CheckoutPartProps } from '#features/checkout/checkout-part.ts';
import { useCheckoutStepsWords } from '#features/checkout/checkout-steps-words.ts';
import { ThirdPartyChoices } from '#features/checkout/third-party-choices.tsx';
import { ThirdPartyFrame } from '#features/checkout/third-party-frame.tsx';
import { AplazoPayments } from './aplazo-payments.tsx';

/** Aplazo's page, simulated by the sandbox. */
export const AplazoPage = ({ checkout, handle }: CheckoutPartProps) => {
  const words = useCheckoutStepsWords().aplazo;
  return (
    <ThirdPartyFrame name={words.name} programme={words.programme}>
      <CheckoutHeading>
        <span className="block text-ink-soft">{words.about(checkout.merchant.name)}</span>
        <CheckoutAmount checkout={checkout} />
      </CheckoutHeading>
      <AplazoPayments amount={checkout.amount} now={checkout.now} />
      <p className="pt-2 text-13 text-ink-faint">{words.noInterest}</p>
      <ThirdPartyChoices
        checkout={checkout}
        handle={handle}
        hint={words.sandbox}
        choices={aplazoOutcomes.map((outcome) => ({
          name: outcome,
          label: words[outcome],
          runningLabel: words.working[outcome],
          call: () => callOperation('answerAplazo', { params: { token: handle.token }, body: { outcome } }),
        }))}
      />
    </ThirdPartyFrame>
  );
};
