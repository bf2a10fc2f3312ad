import type { ComponentProps } from 'react';
import { TextInput } from '#components/ui/text-input.tsx';

type AmountInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'start'>;

/**
 * An amount field; `readAmount` parses its text. It is not a number input, because browsers silently drop the comma of `50,5`
 * there, which gives 505.
 */
export const AmountInput = (props: AmountInputProps) => (
  <TextInput autoComplete="off" {...props} type="text" inputMode="decimal" start="$" />
);
