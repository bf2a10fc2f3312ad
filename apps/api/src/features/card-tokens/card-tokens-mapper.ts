import type { CardToken } from '@pasarela/contracts/card-tokens/card-token-schema';
import { shownBrand } from '#core/cards/kept-cards.ts';
import type { CardTokenRow } from '#generated/stored-tables.ts';

/** Maps a stored card to what the merchant sees of it. */
export const cardTokenOf = (row: CardTokenRow): CardToken => ({
  customerCardIdentifier: row.code,
  ...shownBrand(row),
  firstSix: row.firstSix,
  lastFour: row.lastFour,
  expiry: `${row.expiryMonth}/${row.expiryYear}`,
  name: row.customerName,
  email: row.customerEmail,
  date: row.createdAt.toISOString(),
});
