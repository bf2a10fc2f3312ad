import { payCancel, payCapture } from '@pasarela/contracts/authorizations/authorization-operations';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { createPayment, createTransaction } from '@pasarela/contracts/payments/payment-operations';
import { CreatePaymentSchema, CreateTransactionSchema } from '@pasarela/contracts/payments/payment-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { z } from 'zod';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Unit } from '#database/queries.ts';
import { createAuthorizationsService } from '#features/authorizations/authorizations-service.ts';
import { createPaymentsService, type Made } from '#features/payments/payments-service.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { keepCall } from '#http/recording/request-recorder.ts';
import { createRandom } from './seeded-random.ts';

type Caller = {
  readonly account: CallAccount;
  /** The identifier of the API key that the shop uses. */
  readonly key: string;
  /** The dependencies, whose clock shows the time of the call. */
  readonly dependencies: Dependencies;
  /** Calls from this time on are recorded in the request log, in milliseconds. */
  readonly loggedFrom: number;
  /** The seed of the request ids, different for each account. */
  readonly seed: number;
};

/** The payment API as the demo's shop uses it: each call runs the service of its route and is recorded in the request log. */
export const createDemoApi = ({ account, key, dependencies, loggedFrom, seed }: Caller) => {
  const { clock } = dependencies;
  const payments = createPaymentsService(dependencies);
  const authorizations = createAuthorizationsService(dependencies);
  // A separate generator: logging a call must not change the random values of the demo's payments.
  const random = createRandom(seed);

  const call = async <Result>(
    unit: Unit,
    { operation, body }: { readonly operation: Operation; readonly body: object },
    carryOut: (shop: Actor) => Promise<Result>,
    answerOf: (result: Result, language: Language) => object,
  ): Promise<Result> => {
    const receivedAt = clock.now();
    if (receivedAt < loggedFrom) return carryOut({ kind: 'apiKey', name: key, requestId: null });
    const requestId = `req_${random.code(16)}`;
    const result = await carryOut({ kind: 'apiKey', name: key, requestId });
    await keepCall(unit, {
      operation,
      requestId,
      caller: { apiKey: { identifier: key }, account },
      params: undefined,
      body,
      idempotencyKey: undefined,
      httpStatus: 200,
      answer: answerOf(result, 'es'),
      replayed: false,
      milliseconds: random.whole(14, 96),
      receivedAt,
    });
    return result;
  };

  const made = async (
    unit: Unit,
    called: { readonly operation: Operation; readonly body: object },
    make: (shop: Actor) => Promise<Made>,
  ): Promise<TransactionRow> => (await call(unit, called, make, payments.madeAnswer)).row;

  return {
    create: (unit: Unit, body: z.input<typeof CreatePaymentSchema>): Promise<TransactionRow> =>
      made(unit, { operation: createPayment, body }, (shop) =>
        payments.create(unit, account, shop, CreatePaymentSchema.parse(body)),
      ),
    open: (unit: Unit, body: z.input<typeof CreateTransactionSchema>): Promise<TransactionRow> =>
      made(unit, { operation: createTransaction, body }, (shop) =>
        payments.open(unit, account, shop, CreateTransactionSchema.parse(body)),
      ),
    capture: (unit: Unit, id: number, amount: number): Promise<TransactionRow> =>
      call(
        unit,
        { operation: payCapture, body: { TransactionNumber: String(id), Amount: amount } },
        (shop) => authorizations.capture(unit, account, shop, { transaction: { number: id }, amount }),
        payments.answer,
      ),
    cancel: (unit: Unit, id: number, reason: string): Promise<TransactionRow> =>
      call(
        unit,
        { operation: payCancel, body: { TransactionNumber: String(id), Reason: reason } },
        (shop) => authorizations.cancel(unit, account, shop, { transaction: { number: id }, reason }),
        payments.answer,
      ),
  };
};
