import type { HandlersOf } from '#http/call.ts';
import type { RequestLogService } from './request-log-service.ts';

export const requestLogRoutes = (requests: RequestLogService): HandlersOf<'listRequests' | 'getRequest'> => ({
  listRequests: async ({ account, query }) => requests.list(account, query),
  getRequest: async ({ account, params }) => requests.detail(account, params.idRequest),
});
