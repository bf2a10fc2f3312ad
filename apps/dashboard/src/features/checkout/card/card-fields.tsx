import { brandOf, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import type { ChangeEvent, ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { BrandMark } from '#features/checkout/brand-mark.tsx';
import { useCheckoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { type CardFieldName, codeDigitsOf } from './card-draft.ts';
import { digitsIn, editCardNumber, formatCardNumber, formatExpiry, isPastExpiry } from './card-entry.ts';
import { TestCards, type TestCardsProps } from './test-cards.tsx';
import type { CardDraftHandle } from './use-card-draft.ts';

type CardNumberInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
};

const isForwardDelete = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === 'deleteContentForward';

/** The card number in groups, with the brand next to it. The caret keeps its place while the groups change. */
const CardNumberInput = ({ digits, onDigits, ...rest }: CardNumberInputProps) => {
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

type CardFieldsProps = {
  readonly card: CardDraftHandle;
  readonly page: TestCardsProps['page'];
};

/** The `name` of a field's control. */
const cardControl = (name: CardFieldName): string => `card-${name}`;

export const CardFields = ({ card, page }: CardFieldsProps) => {
  const words = useCheckoutCardWords();
  const { draft } = card;
  const brand = brandOf(draft.number);
  const codeDigits = codeDigitsOf(draft.number);
  const errorOf = (name: CardFieldName): string | undefined => {
    const problem = card.problemOf(name);
    if (!problem) return card.refusals[name];
    return problem === 'codeIncomplete' ? words.codeIncomplete(codeDigits) : words.problems[problem];
  };
  const codePlace = brand === undefined ? undefined : codeDigits === 4 ? words.codeInFront : words.codeBehind;
  return (
    <div className="flex flex-col gap-4">
      <TestCards page={page} card={card}>
        <Field label={words.number} error={errorOf('number')}>
          {(control) => (
            <CardNumberInput
              {...control}
              name={cardControl('number')}
              aria-required
              digits={draft.number}
              onDigits={(digits) => card.change('number', digits)}
              onBlur={() => card.leave('number')}
            />
          )}
        </Field>
      </TestCards>
      <p role="status" className="sr-only">
        {brand && words.brandIs(cardBrands[brand].label)}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.expiry}
          hint={
            isPastExpiry(draft.expiry, Date.parse(page.now)) && (
              <span className="flex gap-1.5 text-warning">
                <Icon name="alert" className="mt-px size-4" />
                {words.past}
              </span>
            )
          }
          error={errorOf('expiry')}
        >
          {(control) => (
            <TextInput
              {...control}
              name={cardControl('expiry')}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder={words.expiryForm}
              aria-required
              value={draft.expiry}
              onChange={(event) => card.change('expiry', formatExpiry(event.target.value, draft.expiry))}
              onBlur={() => card.leave('expiry')}
            />
          )}
        </Field>
        <Field label={words.code} hint={codePlace} error={errorOf('code')}>
          {(control) => (
            <TextInput
              {...control}
              name={cardControl('code')}
              inputMode="numeric"
              autoComplete="cc-csc"
              placeholder={codePlace === undefined ? words.codeOfCard : undefined}
              aria-required
              value={draft.code}
              onChange={(event) => card.change('code', digitsIn(event.target.value).slice(0, codeDigits))}
              onBlur={() => card.leave('code')}
            />
          )}
        </Field>
      </div>
    </div>
  );
};
