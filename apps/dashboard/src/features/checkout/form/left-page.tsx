import { formatDay } from '#components/dates/date-format.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckoutAmount, CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { FormReturn } from '#features/checkout/outcome/form-return.tsx';
import { Mark } from '#features/checkout/outcome/outcome-mark.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';

type LeftPageProps = Pick<CheckoutPartProps, 'checkout'> & { readonly onComeBack: () => void };

/** A payment link that the payer has just left: nothing was charged, and the form can be opened again until the link expires. */
export const LeftPage = ({ checkout, onComeBack }: LeftPageProps) => {
  const words = useCheckoutWords().leave;
  return (
    <article className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <Mark look="over" />
        <div className="flex flex-col gap-1">
          <CheckoutHeading>
            <span className="block text-16 font-medium">{words.done}</span>
            <CheckoutAmount checkout={checkout} />
          </CheckoutHeading>
          {checkout.expiresAt !== null && (
            <p className="figures text-ink-soft">{words.doneUntilDue(formatDay(checkout.expiresAt))}</p>
          )}
        </div>
      </div>
      <Button onClick={onComeBack} className="min-h-11 w-full">
        {words.comeBack}
      </Button>
      <FormReturn checkout={checkout} />
    </article>
  );
};
