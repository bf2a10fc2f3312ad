import type { HandlersOf } from '#http/call.ts';
import type { StatementsService } from './statements-service.ts';

export const statementsRoutes = (
  statements: StatementsService,
): HandlersOf<'listStatementPeriods' | 'getStatementPdf'> => ({
  listStatementPeriods: async ({ account, query, language }) =>
    statements.list(account, query.lang ?? language),
  getStatementPdf: async ({ account, query, language, signal }) =>
    statements.pdf(account, { period: query.periodo, language: query.lang ?? language, signal }),
});
