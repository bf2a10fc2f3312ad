import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import type { CardDraft } from './card-draft.ts';
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
  const toggle = useRef<HTMLButtonElement>(null);
  if (page.environment !== 'Sandbox') return children;
  const fill = (draft: CardDraft): void => {
    card.fill(draft);
    close();
  };
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed on the controls inside
    <div
      className="relative"
      onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
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
        <div
          data-floats=""
          className="absolute inset-x-0 top-full z-1 mt-1 overflow-hidden rounded-control border border-edge bg-paper shadow-float"
        >
          <Suspense>
            <TestCardsList funding={page.cardFunding ?? null} onFill={fill} now={Date.parse(page.now)} />
          </Suspense>
        </div>
      )}
    </div>
  );
};
