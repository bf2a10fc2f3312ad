import { brandOf } from '@pasarela/contracts/card-numbers/card-brands';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextInput } from '#components/ui/text-input.tsx';
import { BrandMark } from '#features/checkout/brand-mark.tsx';
import { editCardNumber, formatCardNumber } from './card-number.ts';

type CardNumberInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
};

const isForwardDelete = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === 'deleteContentForward';

/** The card number in groups, with the brand next to it. The caret keeps its place while the groups change. */
export const CardNumberInput = ({ digits, onDigits, ...rest }: CardNumberInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const brand = brandOf(digits);
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = null;
    if (place !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(place, place);
  });
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    const edited = editCardNumber(digits, {
      text: value,
      caret: selectionStart ?? value.length,
      isForwardDelete: isForwardDelete(event.nativeEvent),
    });
    caret.current = edited.caret;
    onDigits(edited.digits);
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      inputMode="numeric"
      autoComplete="cc-number"
      value={formatCardNumber(digits)}
      onChange={edit}
      end={
        brand && (
          <span className="pr-2.5">
            <BrandMark name={brand} />
          </span>
        )
      }
    />
  );
};
