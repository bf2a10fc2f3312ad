import { Skeleton } from '#components/ui/skeleton.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';

/** Placeholders for the amount, the payment methods and the button. */
export const CheckoutSkeleton = () => {
  const words = useCheckoutWords();
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{words.loading}</span>
      <span className="flex flex-col gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-56" />
      </span>
      <Skeleton className="h-64 w-full rounded-panel" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
};
