import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { CheckoutHeading } from './checkout-heading.tsx';

export const CheckoutNotFound = () => {
  const words = useCheckoutWords();
  return (
    <div className="flex flex-col gap-2 pt-[8vh]">
      <CheckoutHeading className="text-20 font-semibold">{words.notFoundTitle}</CheckoutHeading>
      <p className="text-ink-soft">{words.notFoundBody}</p>
    </div>
  );
};
