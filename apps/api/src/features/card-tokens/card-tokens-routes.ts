import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import type { HandlersOf } from '#http/call.ts';
import { cardTokenOf } from './card-tokens-mapper.ts';
import type { CardTokensService } from './card-tokens-service.ts';

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
    const page = { offset: (pageNumber - 1) * rowsOfPage, rows: rowsOfPage };
    const { rows, total } = await cardTokens.list(account, params.emailCustomer, page);
    return {
      ...acceptedAnswer,
      message: doneMessages.cardsListed[language],
      pageNumber,
      pages: Math.ceil(total / rowsOfPage),
      total,
      customerCardIdentifiers: rows.map(cardTokenOf),
    };
  },
});
