import { CallError } from '#api/call-error.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import { HasMovedContext } from '#features/checkout/checkout-heading.tsx';
import { CheckoutNotFound } from '#features/checkout/checkout-not-found.tsx';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useCardReplacementWords } from '#features/checkout/replacement/card-replacement-words.ts';
import { ReplacementForm } from './replacement-form.tsx';
import { ReplacementOutcome } from './replacement-outcome.tsx';
import { useCardReplacement } from './use-card-replacement.ts';

/** The page on which a customer replaces the card of a subscription. */
export const ReplacementPage = ({ token }: { readonly token: string }) => {
  const words = useCardReplacementWords();
  const common = useCheckoutWords();
  const { page, error, hasMoved, isRunning, failure, refresh, replace } = useCardReplacement(token);

  const content = () => {
    if (page?.state === 'form')
      return <ReplacementForm page={page} isRunning={isRunning} failure={failure} onReplace={replace} />;
    if (page) return <ReplacementOutcome page={page} state={page.state} />;
    if (!error) return <CheckoutSkeleton />;
    if (error instanceof CallError && error.status === 404) return <CheckoutNotFound />;
    return <FailedMessage title={common.failedTitle} error={error} onTryAgain={() => void refresh()} />;
  };

  return (
    <HasMovedContext value={hasMoved}>
      <PageTitle title={page ? words.title(page.merchant.name) : common.loadTitle} />
      <CheckoutFrame key={page ? 'known' : 'unknown'} checkout={page}>
        {content()}
      </CheckoutFrame>
    </HasMovedContext>
  );
};
