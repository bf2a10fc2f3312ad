import { type Centavos, currency, hasWholeCentavos, toCentavos } from '@pasarela/contracts/money/money';
import { readTypedAmount } from '@pasarela/contracts/money/typed-amount';
import type { ComponentProps } from 'react';
import { TextInput } from '#components/ui/text-input.tsx';

type AmountInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'start' | 'end'>;

/**
 * An amount field; `readAmount` parses its text. It is not a number input, because browsers silently drop the comma of `50,5`
 * there, which gives 505.
 */
export const AmountInput = (props: AmountInputProps) => (
  <TextInput
    autoComplete="off"
    {...props}
    type="text"
    inputMode="decimal"
    start="$"
    end={<span className="pr-2.5 text-13 text-ink-faint">{currency}</span>}
  />
);

/** A typed amount in centavos; undefined if it is invalid or has more than two decimals. */
export const readAmount = (text: string): Centavos | undefined => {
  const amount = readTypedAmount(text);
  return amount !== undefined && hasWholeCentavos(amount) ? toCentavos(amount) : undefined;
};
