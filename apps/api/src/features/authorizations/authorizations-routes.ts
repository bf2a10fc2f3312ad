import type { OperationAnswer } from '@pasarela/contracts/http/define-operation';
import { toAmount } from '@pasarela/contracts/money/money';
import type { Operations } from '@pasarela/contracts/operations';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Dependencies } from '#core/dependencies.ts';
import { paymentAnswer } from '#core/transactions/payment-answer.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { HandlersOf } from '#http/call.ts';
import type { AuthorizationsService } from './authorizations-service.ts';

/** Maps a captured transaction to the answer of the dashboard API. */
const captureAnswer = ({
  id,
  code,
  amount,
  authorizedAmount,
}: TransactionRow): OperationAnswer<Operations['captureTransaction']> => {
  const authorized = authorizedAmount ?? amount;
  return {
    status: 'Accepted',
    idTransaction: id,
    transactionCode: code,
    amount: toAmount(amount),
    authorizedAmount: toAmount(authorized),
    releasedAmount: toAmount(authorized - amount),
  };
};

const cancelAnswer = ({
  id,
  code,
  amount,
  status,
}: TransactionRow): OperationAnswer<Operations['cancelTransaction']> => ({
  status: status === Status.reversed ? 'Reversed' : 'PaymentCanceled',
  idTransaction: id,
  transactionCode: code,
  amount: toAmount(amount),
});

type Names = 'captureTransaction' | 'cancelTransaction' | 'payCapture' | 'payCancel';

/** The payment API sends the transaction number as a string. */
const payName = (body: { readonly TransactionNumber?: string; readonly TransactionCode?: string }) => ({
  number: body.TransactionNumber === undefined ? undefined : Number(body.TransactionNumber),
  code: body.TransactionCode,
});
const dashboardName = (body: { readonly idTransaction?: number; readonly transactionCode?: string }) => ({
  number: body.idTransaction,
  code: body.transactionCode,
});

export const authorizationsRoutes = (
  { database, site }: Dependencies,
  authorizations: AuthorizationsService,
): HandlersOf<Names> => ({
  captureTransaction: async ({ account, actor, body }) => {
    const request = { transaction: dashboardName(body), amount: body.Amount };
    return captureAnswer(
      await database.unit({ account: account.id }, (unit) =>
        authorizations.capture(unit, account, actor, request),
      ),
    );
  },
  cancelTransaction: async ({ account, actor, body }) => {
    const request = { transaction: dashboardName(body), reason: body.Reason };
    return cancelAnswer(
      await database.unit({ account: account.id }, (unit) =>
        authorizations.cancelOrClose(unit, account, actor, request),
      ),
    );
  },
  payCapture: async ({ once, account, actor, body, language }) => {
    const request = { transaction: payName(body), amount: body.Amount };
    return once(async (unit) =>
      paymentAnswer(await authorizations.capture(unit, account, actor, request), language, site.url),
    );
  },
  payCancel: async ({ once, account, actor, body, language }) => {
    const request = { transaction: payName(body), reason: body.Reason };
    return once(async (unit) =>
      paymentAnswer(await authorizations.cancel(unit, account, actor, request), language, site.url),
    );
  },
});
