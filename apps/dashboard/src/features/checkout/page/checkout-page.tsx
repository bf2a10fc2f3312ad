import type { CheckoutState } from '@pasarela/contracts/checkouts/checkout-schema';
import { type ComponentType, lazy, Suspense } from 'react';
import { CallError } from '#api/call-error.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { HasMovedContext } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { FormPage } from '#features/checkout/form/form-page.tsx';
import { MovedByPayerContext } from '#features/checkout/outcome/moved-by-payer.ts';
import {
  CheckoutFrame,
  CheckoutNotFound,
  CheckoutSkeleton,
} from '#features/checkout/page/checkout-frame.tsx';
import { type CheckoutPartProps, useCheckout } from '#features/checkout/use-checkout.ts';
import { whenReachable } from '#parts/load-part.ts';

/** A part that follows the form. Its code is loaded when it is needed, so that the form appears sooner. */
const later = (load: () => Promise<ComponentType<CheckoutPartProps>>) =>
  lazy(whenReachable(async () => ({ default: await load() })));

const OutcomePage = later(
  async () => (await import('#features/checkout/outcome/outcome-page.tsx')).OutcomePage,
);

const parts = {
  form: FormPage,
  challenge: later(async () => (await import('#features/checkout/steps/challenge-page.tsx')).ChallengePage),
  voucher: later(async () => (await import('#features/checkout/steps/voucher-page.tsx')).VoucherPage),
  aplazo: later(async () => (await import('#features/checkout/steps/aplazo-page.tsx')).AplazoPage),
  receipt: OutcomePage,
  ended: OutcomePage,
} as const satisfies Record<CheckoutState, ComponentType<CheckoutPartProps>>;

/** A hosted page: the address stays the same, and the state of the payment determines the content. */
export const CheckoutPage = ({ token }: { readonly token: string }) => {
  const words = useCheckoutWords();
  const { checkout, error, hasMoved, movedByPayer, handle } = useCheckout(token);

  const content = () => {
    if (checkout) {
      const Part = parts[checkout.state];
      return (
        <Suspense fallback={<CheckoutSkeleton />}>
          <MovedByPayerContext value={movedByPayer}>
            <Part checkout={checkout} handle={handle} />
          </MovedByPayerContext>
        </Suspense>
      );
    }
    if (!error) return <CheckoutSkeleton />;
    if (error instanceof CallError && error.status === 404) return <CheckoutNotFound />;
    return <FailedMessage title={words.failedTitle} error={error} onTryAgain={() => void handle.refresh()} />;
  };

  return (
    <HasMovedContext value={hasMoved}>
      <PageTitle title={checkout ? words.titles[checkout.state](checkout.merchant.name) : words.loadTitle} />
      {/* Another frame than that of the skeleton: nothing that is seen moves when the sandbox's band comes above it. */}
      <CheckoutFrame key={checkout ? 'known' : 'unknown'} checkout={checkout}>
        {content()}
      </CheckoutFrame>
    </HasMovedContext>
  );
};
