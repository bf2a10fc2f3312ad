import { checkoutWords as en } from '#i18n/en/checkout.ts';
import { checkoutWords as es } from '#i18n/es/checkout.ts';
import { useWords } from '#i18n/use-words.ts';
import { CheckoutHeading } from './checkout-heading.tsx';

export const CheckoutNotFound = () => {
  const words = useWords({ es, en });
  return (
    <div className="flex flex-col gap-2 pt-[8vh]">
      <CheckoutHeading className="text-20 font-semibold">{words.notFoundTitle}</CheckoutHeading>
      <p className="text-ink-soft">{words.notFoundBody}</p>
    </div>
  );
};
