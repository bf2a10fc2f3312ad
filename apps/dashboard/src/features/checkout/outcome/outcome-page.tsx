import { isTransactionStatus, Status } from '@pasarela/contracts/statuses/transaction-status';
import { Button } from '#components/ui/button.tsx';
import { CheckoutAmount } from '#features/checkout/checkout-amount.tsx';
import { CheckoutFacts } from '#features/checkout/checkout-facts.tsx';
import { CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutOutcomeWords } from '#features/checkout/checkout-outcome-words.ts';
import type { CheckoutPartProps } from '#features/checkout/checkout-part.ts';
import { ReturnToShop } from '#features/checkout/return/return-to-shop.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { useOutcomeFacts } from './use-outcome-facts.tsx';

/** The receipt, or the message of a page on which nothing can be paid any more. */
export const OutcomePage = ({ checkout }: CheckoutPartProps) => {
  const words = useCheckoutOutcomeWords();
  const facts = useOutcomeFacts(checkout);
  const status = isTransactionStatus(checkout.statusId) ? checkout.statusId : Status.created;
  const { name } = checkout.merchant;
  // For a subscription that begins later, the card was only verified.
  const isVerification = checkout.amount === 0 && checkout.subscription !== null;
  const { title, body } = isVerification
    ? { title: words.verified, body: words.verifiedBody }
    : words.byStatus[status];
  return (
    <article className="flex flex-col gap-6 print:gap-4">
      <div className="flex flex-col items-start gap-3">
        <OutcomeMark status={status} />
        <div className="flex flex-col gap-1">
          <CheckoutHeading>
            <span className="block text-16 font-medium">{title}</span>
            {!isVerification && <CheckoutAmount checkout={checkout} />}
          </CheckoutHeading>
          {status === Status.rejected && <p>{checkout.message}</p>}
          <p className="text-ink-soft">{body(name)}</p>
        </div>
      </div>
      <ReturnToShop checkout={checkout} variant="primary" />
      <div>
        <CheckoutFacts label={words.facts} facts={facts} />
        <p className="pt-2 text-12 text-ink-faint">{words.zone}</p>
      </div>
      {checkout.state === 'receipt' && (
        <Button onClick={() => window.print()} className="min-h-11 w-full print:hidden">
          {words.print}
        </Button>
      )}
    </article>
  );
};
