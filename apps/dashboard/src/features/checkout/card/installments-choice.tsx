import { toCentavos } from '@pasarela/contracts/money/money';
import type { InstallmentCount } from '@pasarela/contracts/payment-methods/installments';
import { formatMoney } from '#components/money/money-format.ts';
import { useCheckoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { monthlyText, paymentsText } from '#features/checkout/payments-text.ts';

type InstallmentsChoiceProps = {
  readonly counts: readonly InstallmentCount[];
  readonly amount: number;
  readonly chosen: InstallmentCount | null;
  readonly onChoose: (count: InstallmentCount | null) => void;
};

/** The choice between one payment and months without interest, with the exact amounts. */
export const InstallmentsChoice = ({ counts, amount, chosen, onChoose }: InstallmentsChoiceProps) => {
  const words = useCheckoutCardWords();
  const told = useCheckoutWords();
  const centavos = toCentavos(amount);
  const rows = [
    { count: null, label: words.onePayment, figure: formatMoney(amount) },
    ...counts.map((count) => ({
      count,
      label: words.monthsOf(count),
      figure: monthlyText(centavos, count, told),
    })),
  ];
  const exact = chosen === null ? null : paymentsText(centavos, chosen, told);
  const isUneven = chosen !== null && exact !== monthlyText(centavos, chosen, told);
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 font-medium">{words.months}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {rows.map(({ count, label, figure }) => (
          <label
            key={label}
            className="flex min-h-10 items-center gap-3 px-3 py-1.5 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="months"
              checked={chosen === count}
              onChange={() => onChoose(count)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span className="grow">{label}</span>
            <span className="figures text-ink-soft">{figure}</span>
          </label>
        ))}
      </div>
      <p role="status" className="figures pt-1.5 text-13 text-ink-faint empty:hidden">
        {isUneven && exact}
      </p>
    </fieldset>
  );
};
