import type { HandlersOf } from '#http/call.ts';
import { paymentAnswer } from './payments-mapper.ts';
import type { PaymentsService } from './payments-service.ts';

export const paymentsRoutes = (
  payments: PaymentsService,
): HandlersOf<'createPayment' | 'getResponse' | 'getResponseByReference'> => ({
  createPayment: async ({ once, account, actor, body, language }) =>
    once(async (unit) => paymentAnswer(await payments.create(unit, account, actor, body), language)),
  getResponse: async ({ account, params, language }) =>
    paymentAnswer(await payments.byNumber(account, params.transactionNumber), language),
  getResponseByReference: async ({ account, params, language }) =>
    paymentAnswer(await payments.byReference(account, params.referenceNumber), language),
});
