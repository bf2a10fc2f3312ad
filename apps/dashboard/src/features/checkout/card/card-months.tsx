import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { InstallmentCount } from '@pasarela/contracts/payment-methods/installments';
import { Button } from '#components/ui/button.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { useCheckoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { InstallmentsChoice } from './installments-choice.tsx';
import type { KnownOptions } from './use-card-options.ts';

type CardMonthsProps = {
  readonly checkout: Pick<Checkout, 'amount' | 'installmentCounts'>;
  readonly known: KnownOptions;
  readonly chosen: InstallmentCount | null;
  readonly onChoose: (count: InstallmentCount | null) => void;
};

/** Months without interest that the amount and the card allow, or the reason why there are none. */
export const CardMonths = ({ checkout, known, chosen, onChoose }: CardMonthsProps) => {
  const words = useCheckoutCardWords();
  const { tryAgain } = useControlsWords();
  const max = checkout.installmentCounts.at(-1);
  if (max === undefined) return null;
  switch (known.kind) {
    case 'unknown':
      return <p className="text-13 text-ink-faint">{words.monthsAhead(max)}</p>;
    case 'failed':
      return (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
          {words.optionsFailed}
          <Button variant="ghost" size="small" onClick={known.again}>
            {tryAgain}
          </Button>
        </p>
      );
    case 'known': {
      const { funding, installmentCounts } = known.options;
      if (funding === 'debit')
        return (
          <p role="status" className="text-13 text-ink-soft">
            {words.debitNoMonths}
          </p>
        );
      return installmentCounts.length === 0 ? null : (
        <InstallmentsChoice
          counts={installmentCounts}
          amount={checkout.amount}
          chosen={chosen}
          onChoose={onChoose}
        />
      );
    }
  }
};
