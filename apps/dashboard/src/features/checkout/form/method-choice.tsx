import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { PayerMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { ReactNode } from 'react';
import { MethodMarks } from '#features/checkout/brand-mark.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { methodNote } from '#features/checkout/payment-text.tsx';

type MethodChoiceProps = {
  readonly checkout: Checkout;
  readonly chosen: PayerMethod;
  readonly onChoose: (method: PayerMethod) => void;
  /** The fields of the chosen method. */
  readonly children: ReactNode;
};

/** The payment methods; the chosen one is expanded. A single method is shown without a choice. */
export const MethodChoice = ({ checkout, chosen, onChoose, children }: MethodChoiceProps) => {
  const words = useCheckoutWords();
  const { methods } = checkout;
  const panel = 'rounded-panel border border-line bg-paper';
  if (methods.length < 2)
    return (
      <div className={`${panel} p-4`}>
        <div className="flex items-center justify-between pb-3">
          <p className="text-13 text-ink-soft">{methodNote(checkout, chosen, words)}</p>
          <MethodMarks method={chosen} />
        </div>
        {children}
      </div>
    );
  return (
    <fieldset>
      <legend className="pb-3 text-16 font-semibold">{words.method}</legend>
      <div className={`${panel} divide-y divide-line`}>
        {methods.map((method) => (
          <div key={method}>
            <label className="flex min-h-14 rounded-panel items-center gap-3 px-4 py-2 hover:bg-hover has-checked:bg-transparent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
              <input
                type="radio"
                name="method"
                checked={chosen === method}
                onChange={() => onChoose(method)}
                className="outline-none"
              />
              <span className="grow">
                <span className={`block ${chosen === method ? 'font-semibold' : 'font-medium'}`}>
                  {words.methods[method].label}
                </span>{' '}
                <span className="figures block text-12 text-balance text-ink-faint">
                  {methodNote(checkout, method, words)}
                </span>
              </span>
              <MethodMarks method={method} />
            </label>
            {chosen === method && <div className="px-4 pt-1 pb-4">{children}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
};
