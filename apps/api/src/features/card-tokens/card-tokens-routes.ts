import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import type { Words } from '@pasarela/contracts/words';
import type { HandlersOf } from '#http/call.ts';
import { cardTokenOf } from './card-tokens-mapper.ts';
import type { CardTokensService } from './card-tokens-service.ts';

const messages = {
  kept: { es: 'La tarjeta se guardó.', en: 'The card was kept.' },
  deleted: { es: 'La tarjeta se borró.', en: 'The card was deleted.' },
  listed: {
    es: 'Las tarjetas que guardas de este cliente.',
    en: 'The cards that you keep of this customer.',
  },
} as const satisfies Record<string, Words>;

export const cardTokensRoutes = (
  cardTokens: CardTokensService,
): HandlersOf<'createCardToken' | 'deleteCardToken' | 'listCardTokens'> => ({
  createCardToken: async ({ once, account, actor, body, language }) =>
    once(async (unit) => ({
      ...acceptedAnswer,
      message: messages.kept[language],
      ...cardTokenOf(await cardTokens.create(unit, account, actor, body)),
    })),
  deleteCardToken: async ({ once, account, actor, params, language }) =>
    once(async (unit) => {
      await cardTokens.delete(unit, account, actor, params.id);
      return { ...acceptedAnswer, message: messages.deleted[language], customerCardIdentifier: params.id };
    }),
  listCardTokens: async ({ account, params, query, language }) => {
    const { pageNumber, rowsOfPage } = query;
    const page = { offset: (pageNumber - 1) * rowsOfPage, rows: rowsOfPage };
    const { rows, total } = await cardTokens.list(account, params.emailCustomer, page);
    return {
      ...acceptedAnswer,
      message: messages.listed[language],
      pageNumber,
      pages: Math.ceil(total / rowsOfPage),
      total,
      customerCardIdentifiers: rows.map(cardTokenOf),
    };
  },
});
