import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import type { CardDraftHandle } from './use-card-draft.ts';

const TestCardsList = lazy(
  whenReachable(async () => ({ default: (await import('./test-cards-list.tsx')).TestCardsList })),
);

export type TestCardsProps = {
  readonly page: Pick<Checkout, 'environment' | 'now'> & Partial<Pick<Checkout, 'cardFunding'>>;
  readonly card: Pick<CardDraftHandle, 'fill'>;
  /** The field of the number. */
  readonly children: ReactNode;
};

/**
 * In the sandbox: cards that fill themselves in. A button beside the label of the number opens them over what is below the field;
 * choosing one closes them, and so do Escape and going elsewhere.
 */
export const TestCards = ({ page, card, children }: TestCardsProps) => {
  const words = useCheckoutWords();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  if (page.environment !== 'Sandbox') return children;
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div ref={frame} className="relative">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="absolute -top-2 right-0 flex min-h-9 items-center gap-1 text-13 font-medium text-accent hover:underline pointer-coarse:-top-3 pointer-coarse:min-h-11"
      >
        {words.testCards}
        <Icon name="chevronDown" className={isOpen ? 'size-3.5 rotate-180' : 'size-3.5'} />
      </button>
      {children}
      {isOpen && (
        <Suspense>
          <TestCardsList
            funding={page.cardFunding ?? null}
            now={Date.parse(page.now)}
            around={frame}
            onFill={(draft) => {
              card.fill(draft);
              close();
            }}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
