import type { HandlersOf } from '#http/call.ts';
import type { SettlementsService } from './settlements-service.ts';

type Names = 'listSettlements' | 'getSettlement' | 'listSettlementMovements' | 'reportSettlements';

export const settlementsRoutes = (settlements: SettlementsService): HandlersOf<Names> => ({
  listSettlements: async ({ account, query }) => settlements.list(account, query),
  getSettlement: async ({ account, params, language }) =>
    settlements.detail(account, params.idConciliation, language),
  listSettlementMovements: async ({ account, params, query, language }) =>
    settlements.movements(account, {
      id: params.idConciliation,
      pageNumber: query.pageNumber,
      rowsOfPage: query.rowsOfPage,
      language,
    }),
  reportSettlements: async ({ account, query, body, language, signal }) =>
    settlements.report(account, { filter: query, translations: body.translations, language, signal }),
});
