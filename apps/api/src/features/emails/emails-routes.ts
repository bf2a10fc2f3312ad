import type { HandlersOf } from '#http/call.ts';
import type { EmailsService } from './emails-service.ts';

export const emailsRoutes = (
  emails: EmailsService,
): HandlersOf<'listEmails' | 'getEmail' | 'resendEmail'> => ({
  listEmails: async ({ account, query }) => emails.list(account, query),
  getEmail: async ({ account, params }) => emails.read(account, params.idEmail),
  resendEmail: async ({ account, params }) => emails.resend(account, params.idEmail),
});
