import type { HandlersOf } from '#http/call.ts';
import type { FormSessionService } from './form-session-service.ts';

export const formSessionRoutes = (formSession: FormSessionService): HandlersOf<'createFormSession'> => ({
  createFormSession: async ({ body, address }) => formSession.create(body, address),
});
