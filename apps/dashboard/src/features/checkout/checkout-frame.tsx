import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '#components/ui/language-switch.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { MerchantName } from './merchant-name.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';

type CheckoutFrameProps = {
  /** The data of the page that the frame shows; null while it is loading or if it does not exist. */
  readonly checkout: (Pick<Checkout, 'environment' | 'merchant'> & { readonly state: string }) | null;
  readonly children: ReactNode;
};

/** The frame of a hosted page: one narrow column with the merchant and the content. */
export const CheckoutFrame = ({ checkout, children }: CheckoutFrameProps) => {
  const words = useCheckoutWords();
  // The merchant's own text is not shown on the pages of the bank and of Aplazo.
  const isOurs = checkout?.state !== 'challenge' && checkout?.state !== 'aplazo';
  const note = isOurs ? checkout?.merchant.notificationText : null;
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
        <footer className="pt-10 text-12 text-ink-faint print:pt-4">
          {words.processedBy} <span className="font-medium text-ink-soft">Pasarela</span>
        </footer>
      </div>
    </div>
  );
};
