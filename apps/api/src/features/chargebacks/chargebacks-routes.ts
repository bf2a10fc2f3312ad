import type { HandlersOf } from '#http/call.ts';
import type { ChargebackProof } from './chargeback-proof-service.ts';
import type { ChargebackSimulator } from './chargeback-simulator-service.ts';
import type { ChargebacksView } from './chargebacks-view-service.ts';

type Names =
  | 'listChargebacks'
  | 'getChargeback'
  | 'getChargebackDates'
  | 'reportChargebacks'
  | 'saveChargebackProof'
  | 'getChargebackFile'
  | 'openChargeback'
  | 'decideChargeback';

export const chargebacksRoutes = (
  view: ChargebacksView,
  proof: ChargebackProof,
  simulator: ChargebackSimulator,
): HandlersOf<Names> => ({
  listChargebacks: async ({ account, query }) => view.list(account, query),
  getChargeback: async ({ account, params, language }) => view.detail(account, params.id, language),
  getChargebackDates: async ({ account }) => view.dates(account),
  reportChargebacks: async ({ account, query, body, language, signal }) =>
    view.report(account, {
      filter: query,
      order: query,
      translations: body.translations,
      language,
      signal,
    }),
  saveChargebackProof: async ({ account, actor, body, files, language }) =>
    proof.save({ account, actor, idTransaction: body.idTransaction, files, language }),
  getChargebackFile: async ({ account, params }) => view.file(account, params.id),
  openChargeback: async ({ account, actor, body, language }) =>
    simulator.open(account, actor, body, language),
  decideChargeback: async ({ account, actor, body, language }) =>
    simulator.decide(account, actor, body, language),
});
