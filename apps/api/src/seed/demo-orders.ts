import { currency } from '@pasarela/contracts/money/money';
import { type CardOutcome, type TestCard, testCards } from '@pasarela/contracts/test-cards/test-cards';
import { firstNames, lastNames, type SeededShop } from './demo-people.ts';
import type { Random } from './seeded-random.ts';

const cardsThat = (kind: CardOutcome['kind']): readonly TestCard[] =>
  testCards.filter(({ outcome, expiry }) => outcome.kind === kind && !expiry);
export const approvedCards = cardsThat('approved');
export const declinedCards = cardsThat('declined');
export const reviewCards = cardsThat('review');
/** Cards whose first payment is accepted and whose later ones are declined. */
export const onceCards = cardsThat('approvedOnce');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A test card in the fields of the payment API. */
export const cardOf = (card: TestCard) => ({
  cardNumber: card.number,
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: card.brand === 'amex' ? '1234' : '123',
});

/** Creates random orders of a shop's products, with consecutive numbers. */
export const createDemoOrders = (business: SeededShop, random: Random) => {
  let number = 10_000;

  return () => {
    number += 1;
    const product = random.pick(business.products);
    const FirstName = random.pick(firstNames);
    const LastName = random.pick(lastNames);
    return {
      ReferenceNumber: `${business.prefix}-${number}`,
      Amount: random.whole(product.min * 2, product.max * 2) / 2,
      Currency: currency as typeof currency,
      Description: product.name,
      FirstName,
      LastName,
      Email: `${plain(FirstName)}.${plain(LastName)}${random.whole(1, 60)}@example.com`,
      PhoneNumber: `55${random.digits(8)}`,
    };
  };
};

export type DemoShopOrder = ReturnType<ReturnType<typeof createDemoOrders>>;
