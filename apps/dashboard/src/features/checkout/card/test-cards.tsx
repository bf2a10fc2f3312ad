import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import type { CardDraftHandle } from './use-card-draft.ts';

const TestCardsList = lazy(
  whenReachable(async () => ({ default: (await import('./test-cards-list.tsx')).TestCardsList })),
);

type TestCardsProps = {
  readonly page: Pick<Checkout, 'environment' | 'now'> & Partial<Pick<Checkout, 'cardFunding'>>;
  readonly card: Pick<CardDraftHandle, 'fill'>;
};

/** In the sandbox: cards that fill themselves, under the form and closed until they are wanted. */
export const TestCards = ({ page, card }: TestCardsProps) => {
  const words = useCheckoutWords();
  const [isOpen, setOpen] = useState(false);
  if (page.environment !== 'Sandbox') return null;
  return (
    <div className="overflow-hidden rounded-panel border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 px-4 text-13 text-ink-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
      >
        {words.testCards}
        <Icon name="chevronDown" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      {isOpen && (
        <Suspense>
          <TestCardsList funding={page.cardFunding ?? null} onFill={card.fill} now={Date.parse(page.now)} />
        </Suspense>
      )}
    </div>
  );
};
