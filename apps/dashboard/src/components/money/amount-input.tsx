import type { ComponentProps } from 'react';
import { TextInput } from '#components/ui/text-input.tsx';

type AmountInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'start'>;

/**
 * A field of money; `readAmount` reads what it holds. It is a text and not a number: a browser drops the comma of `50,5` from a number
 * without a word, so that it says 505.
 */
export const AmountInput = (props: AmountInputProps) => (
  <TextInput autoComplete="off" {...props} type="text" inputMode="decimal" start="$" />
);
