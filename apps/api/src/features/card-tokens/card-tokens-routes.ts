import type { CardToken } from '@pasarela/contracts/card-tokens/card-token-schema';
import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import { shownBrand } from '#core/cards/kept-cards.ts';
import type { CardTokenRow } from '#generated/stored-tables.ts';
import type { HandlersOf } from '#http/call.ts';
import { pageOf, totalsOf } from '#http/list-page.ts';
import type { CardTokensService } from './card-tokens-service.ts';

/** Maps a stored card to what the merchant sees of it. */
const cardTokenOf = (row: CardTokenRow): CardToken => ({
  customerCardIdentifier: row.code,
  ...shownBrand(row),
  firstSix: row.firstSix,
  lastFour: row.lastFour,
  expiry: `${row.expiryMonth}/${row.expiryYear}`,
  name: row.customerName,
  email: row.customerEmail,
  date: row.createdAt.toISOString(),
});

export const cardTokensRoutes = (
  cardTokens: CardTokensService,
): HandlersOf<'createCardToken' | 'deleteCardToken' | 'listCardTokens'> => ({
  createCardToken: async ({ once, account, actor, body, language }) =>
    once(async (unit) => ({
      ...acceptedAnswer,
      message: doneMessages.cardKept[language],
      ...cardTokenOf(await cardTokens.create(unit, account, actor, body)),
    })),
  deleteCardToken: async ({ once, account, actor, params, language }) =>
    once(async (unit) => {
      await cardTokens.delete(unit, account, actor, params.id);
      return {
        ...acceptedAnswer,
        message: doneMessages.cardDeleted[language],
        customerCardIdentifier: params.id,
      };
    }),
  listCardTokens: async ({ account, params, query, language }) => {
    const { pageNumber, rowsOfPage } = query;
    const page = pageOf(pageNumber, rowsOfPage);
    const { rows, total } = await cardTokens.list(account, params.emailCustomer, page);
    return {
      ...acceptedAnswer,
      message: doneMessages.cardsListed[language],
      pageNumber,
      pages: totalsOf(total, rowsOfPage).maxPages,
      total,
      customerCardIdentifiers: rows.map(cardTokenOf),
    };
  },
});
