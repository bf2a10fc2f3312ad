import { environments } from '@pasarela/contracts/accounts/environments';
import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { MerchantLogo } from '#components/ui/merchant-logo.tsx';
import { LanguageSwitch } from '#components/ui/preferences.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import { CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The merchant: the logo beside the name, or the name alone if the logo does not load. The logo's height is reserved. */
const MerchantName = ({ merchant }: Pick<Checkout, 'merchant'>) => {
  const words = useCheckoutWords();
  const { name, urlLogo } = merchant;
  return (
    <p className="flex min-w-0 items-center gap-3 text-16 font-semibold">
      <MerchantLogo url={urlLogo} className="h-12 max-w-32" />
      <span className="min-w-0">
        <span className="block break-words">{name}</span>
        <span className="flex items-center gap-1 text-12 font-normal text-ink-soft print:hidden">
          <Icon name="lock" className="size-3.5" />
          {words.secure}
        </span>
      </span>
    </p>
  );
};

/** A permanent note in the sandbox that nothing is really charged. */
const SandboxNotice = () => {
  const words = useCheckoutWords();
  const [language] = useLanguage();
  return (
    <aside className="stripe flex min-h-8 flex-wrap items-center justify-center gap-x-3 px-4 py-0.5 text-12 text-on-stripe print:justify-start print:px-0 print:text-ink">
      <strong className="font-semibold">{environments.Sandbox.tag[language]}</strong>
      <span>{words.sandbox}</span>
    </aside>
  );
};

type CheckoutFrameProps = {
  /** The data of the page that the frame shows; null while it is loading or if it does not exist. */
  readonly checkout: (Pick<Checkout, 'environment' | 'merchant'> & { readonly state: string }) | null;
  readonly children: ReactNode;
};

/** Where the merchant's own text would be out of place: at the bank, at Aplazo, and where nothing was bought. */
const withoutNote: readonly string[] = ['challenge', 'aplazo', 'ended'];

/** The frame of a hosted page: one narrow column with the merchant and the content. */
export const CheckoutFrame = ({ checkout, children }: CheckoutFrameProps) => {
  const words = useCheckoutWords();
  const note = checkout && !withoutNote.includes(checkout.state) ? checkout.merchant.notificationText : null;
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      {checkout?.environment === 'Sandbox' && <SandboxNotice />}
      <div className="mx-auto flex w-full max-w-[28rem] grow flex-col px-4 pt-4 pb-8 sm:pt-8 print:mx-0 print:max-w-[36rem] print:p-0">
        <header className="flex min-h-11 justify-between gap-4">
          {checkout ? <MerchantName merchant={checkout.merchant} /> : <span />}
          <span className="-mr-2.5 flex h-11 shrink-0 items-center print:hidden">
            <LanguageSwitch />
          </span>
        </header>
        <main className="grow pt-6">
          {children}
          {checkout && note && (
            <section className="mt-8 border-t border-line pt-4 text-13 print:mt-4">
              <h2 className="pb-1 font-medium">{words.noteOf(checkout.merchant.name)}</h2>
              <p className="break-words whitespace-pre-line text-ink-soft">{note}</p>
            </section>
          )}
        </main>
        <footer className="flex items-center gap-1.5 pt-10 text-12 text-ink-faint print:pt-4">
          {words.processedBy}{' '}
          <span className="flex text-ink-soft">
            <Wordmark isSmall />
          </span>
        </footer>
      </div>
    </div>
  );
};

export const CheckoutNotFound = () => {
  const words = useCheckoutWords();
  return (
    <div className="flex flex-col gap-2 pt-[8vh]">
      <CheckoutHeading className="text-20 font-semibold">{words.notFoundTitle}</CheckoutHeading>
      <p className="text-ink-soft">{words.notFoundBody}</p>
    </div>
  );
};

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
