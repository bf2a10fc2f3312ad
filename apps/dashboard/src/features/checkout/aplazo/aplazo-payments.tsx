import { toWireDay } from '@pasarela/contracts/dates/dates';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { aplazoPlan } from '@pasarela/contracts/payment-methods/aplazo-plan';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { useCheckoutStepsWords } from '#features/checkout/checkout-steps-words.ts';

/** Every payment with its day; they add up to the purchase. */
export const AplazoPayments = ({ amount, now }: { readonly amount: number; readonly now: string }) => {
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
