import { aplazoOutcomes } from '@pasarela/contracts/checkouts/checkout-schema';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { aplazoPlan } from '@pasarela/contracts/payment-methods/aplazo-plan';
import { callOperation } from '#api/call-operation.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { CheckoutAmount, CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutStepsWords } from '#features/checkout/steps/checkout-steps-words.ts';
import { ThirdPartyChoices, ThirdPartyFrame } from '#features/checkout/steps/third-party.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';

/** Every payment with its day; they add up to the purchase. */
const AplazoPayments = ({ amount, now }: { readonly amount: number; readonly now: string }) => {
  const words = useCheckoutStepsWords().aplazo;
  const plan = aplazoPlan(toCentavos(amount), toWireDay(Date.parse(now)));
  return (
    <table className="figures mt-4 w-full border-y border-line">
      <caption className="sr-only">{words.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {plan.map((payment, index) => (
          <tr key={payment.day}>
            <th scope="row" className="py-2.5 text-left font-normal text-ink-soft">
              {index === 0 ? words.today : formatWireDay(payment.day)}
            </th>
            <td className={`py-2.5 text-right ${index === 0 ? 'font-semibold' : ''}`}>
              <Money amount={toAmount(payment.amount)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line-strong">
        <tr>
          <th scope="row" className="py-2.5 text-left font-medium">
            {words.total}
          </th>
          <td className="py-2.5 text-right font-semibold">
            <Money amount={amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

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
