import { cardBrandNames } from '@pasarela/contracts/card-numbers/card-brands';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { expect, test } from 'vitest';
import { cardDraftProblems } from './card-draft.ts';
import { filledCard, takenCards } from './test-cards-list.tsx';

const now = Date.parse('2026-03-10T18:00:00Z');

test('every test card fills all fields without an error', () => {
  for (const card of testCards) expect(cardDraftProblems(filledCard(card, now))).toEqual({});
});

test('the expiry is that of the catalogue, or else of next year', () => {
  const amex = testCards.filter(({ brand, expiry }) => brand === 'amex' && expiry);
  expect(amex.map((card) => filledCard(card, now).expiry)).toEqual(['01/26', '04/37']);
  const [first] = testCards;
  expect(first && filledCard(first, now)).toEqual({
    number: '4242424242424242',
    expiry: '12/27',
    code: '123',
  });
});

test('a page that takes one kind of card offers only that kind', () => {
  expect(new Set(takenCards(null))).toEqual(new Set(testCards));
  for (const funding of ['credit', 'debit'] as const)
    expect(new Set(takenCards(funding).map((card) => card.funding))).toEqual(new Set([funding]));
});

test('what is tried first comes first, and last what depends on its expiry', () => {
  const taken = takenCards(null);
  const first = taken.slice(0, cardBrandNames.length);
  expect(new Set(first.map(({ brand }) => brand))).toEqual(new Set(cardBrandNames));
  const kinds = taken.map(({ outcome, expiry }) =>
    expiry ? 'expiry' : outcome.kind === 'approved' ? 'accepted' : 'other',
  );
  expect(kinds.filter((kind, place) => kind !== kinds[place - 1])).toEqual([
    'accepted',
    'other',
    'accepted',
    'expiry',
  ]);
});
