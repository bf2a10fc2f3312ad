import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { CardFunding } from '@pasarela/contracts/payment-methods/payment-methods';
import { type TestCard, testCards } from '@pasarela/contracts/test-cards/test-cards';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { BrandMark } from '#features/checkout/brand-mark.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import type { CardDraft } from './card-draft.ts';
import { formatCardNumber } from './card-entry.ts';

/**
 * A test card as it is typed: with the expiry of its row in the catalogue, or else the end of the year after `now` (milliseconds), and
 * with any security code of the brand's length.
 */
export const filledCard = ({ number, brand, expiry }: TestCard, now: number): CardDraft => {
  const nextYear = String(Number(toWireDay(now).slice(0, 4)) + 1);
  const { month, year } = expiry ?? { month: '12', year: nextYear };
  return {
    number,
    expiry: `${month}/${year.slice(-2)}`,
    code: '1234'.slice(0, cardBrands[brand].codeDigits),
  };
};

/** What is tried first comes first: one accepted card of each brand, then what fails, other accepted ones, what depends on its expiry. */
const placeOf = (card: TestCard): number => {
  if (card.expiry !== undefined) return 3;
  if (card.outcome.kind !== 'approved') return 1;
  const isAccepted = ({ brand, outcome, expiry }: TestCard) =>
    brand === card.brand && outcome.kind === 'approved' && expiry === undefined;
  return testCards.find(isAccepted) === card ? 0 : 2;
};

/** The test cards that a page takes: those of its funding, or all of them. */
export const takenCards = (funding: CardFunding | null): readonly TestCard[] =>
  testCards
    .filter((card) => funding === null || card.funding === funding)
    .toSorted((one, other) => placeOf(one) - placeOf(other));

type TestCardsListProps = {
  readonly funding: CardFunding | null;
  /** By the account's clock, in milliseconds. */
  readonly now: number;
  /** What going elsewhere leaves: the list, its field and the button that opens it. */
  readonly around: RefObject<HTMLElement | null>;
  readonly onFill: (card: CardDraft) => void;
  /** Escape was pressed. */
  readonly onClose: () => void;
  /** Something else was pressed, or has the focus. */
  readonly onLeave: () => void;
};

/** Hears of Escape, and of what is pressed or has the focus outside. */
const useLeaving = ({
  around,
  onClose,
  onLeave,
}: Pick<TestCardsListProps, 'around' | 'onClose' | 'onLeave'>) => {
  const leaving = useEffectEvent(({ target }: Event): void => {
    if (target instanceof Node && !around.current?.contains(target)) onLeave();
  });
  const closing = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', (event) => leaving(event), { signal });
    document.addEventListener('focusin', (event) => leaving(event), { signal });
    document.addEventListener('keydown', (event) => closing(event), { signal });
    return () => listening.abort();
  }, []);
};

const moreTestsPage = {
  es: '/docs/integration-tests/simulation',
  en: '/docs/en/integration-tests/simulation',
} as const;

/** The catalogue of test cards: each row fills the form. */
export const TestCardsList = ({ funding, now, onFill, ...leaving }: TestCardsListProps) => {
  useLeaving(leaving);
  const words = useCheckoutWords();
  const [language] = useLanguage();
  return (
    <ul
      data-floats=""
      className="absolute inset-x-0 top-full z-2 mt-1 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-edge bg-paper shadow-float max-sm:max-h-60"
    >
      {takenCards(funding).map((card) => (
        <li key={`${card.number} ${card.expiry?.year ?? ''}`}>
          <button
            type="button"
            onClick={() => onFill(filledCard(card, now))}
            className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
          >
            <BrandMark name={card.brand} />
            <span className="min-w-0">
              <span className="figures block text-13 font-medium">
                {formatCardNumber(card.number)}
                {card.expiry && ` · ${filledCard(card, now).expiry}`}
              </span>
              <span className="block text-12 text-ink-soft">{card.note[language]}</span>
            </span>
          </button>
        </li>
      ))}
      <li>
        <a
          href={moreTestsPage[language]}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-11 items-center px-4 py-2 text-13 font-medium text-accent underline hover:bg-hover focus-visible:-outline-offset-2"
        >
          {words.moreTests}
          <span className="sr-only"> {words.newTab}</span>
        </a>
      </li>
    </ul>
  );
};
