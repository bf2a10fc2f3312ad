import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { CardReplacementsService } from './card-replacements-service.ts';

export const cardReplacementsRoutes = (
  { database }: Dependencies,
  replacements: CardReplacementsService,
): HandlersOf<'createCardReplacement' | 'getCardReplacement' | 'replaceCard'> => ({
  createCardReplacement: async ({ account, actor, params }) =>
    database.unit({ account: account.id }, async (unit) => {
      const { url, expiresAt } = await replacements.create(unit, account, actor, params.id);
      return {
        idSubscription: params.id,
        linkToReplaceCard: url,
        expirationLinkDate: expiresAt.toISOString(),
      };
    }),
  getCardReplacement: async ({ params, ...call }) => replacements.view({ ...call, ...params }),
  replaceCard: async ({ params, body, ...call }) =>
    database.unit({ account: call.account.id }, (unit) =>
      replacements.replace(unit, { ...call, ...params }, body),
    ),
});
