import type { HandlersOf } from '#http/call.ts';
import type { PaymentsService } from './payments-service.ts';

export const paymentsRoutes = (
  payments: PaymentsService,
): HandlersOf<'createTransaction' | 'createPayment' | 'getResponse' | 'getResponseByReference'> => ({
  createTransaction: async ({ once, account, actor, body, language }) =>
    once(async (unit) => payments.madeAnswer(await payments.open(unit, account, actor, body), language)),
  createPayment: async ({ once, account, actor, body, language }) =>
    once(async (unit) => payments.madeAnswer(await payments.create(unit, account, actor, body), language)),
  getResponse: async ({ account, params, language }) =>
    payments.answer(await payments.byNumber(account, params.transactionNumber), language),
  getResponseByReference: async ({ account, params, language }) =>
    payments.answer(await payments.byReference(account, params.referenceNumber), language),
});
