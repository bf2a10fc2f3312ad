import { disputableOf, disputeRefusal } from '@pasarela/contracts/chargebacks/chargeback-rules';
import type {
  ChargebackDetail,
  DecidedOutcome,
  OpenChargeback,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import { toCentavos, writtenAmount } from '@pasarela/contracts/money';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { transactionByNumber } from '#features/transactions/transaction-lookup-service.ts';
import { refusedInStatus } from '#features/transactions/transaction-status-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { Language } from '#http/language.ts';
import { Refusal } from '#http/refusal.ts';
import { refuseProduction } from '#sandbox/refuse-production.ts';
import { refuseDecided } from './chargeback-proof-service.ts';
import { endChargeback, openChargeback } from './chargebacks-service.ts';
import { chargebackAt, disputedTransaction } from './chargebacks-view-service.ts';

/** Plays the cardholder and the bank: in the sandbox a payment is disputed, and the dispute is decided. */
export const createChargebackSimulator = (dependencies: Dependencies) => ({
  open: (
    account: CallAccount,
    actor: Actor,
    { idTransaction, reason, amount }: OpenChargeback,
    language: Language,
  ): Promise<ChargebackDetail> =>
    dependencies.database.unit(async (unit) => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const row = await transactionByNumber(unit, account.id, idTransaction);
      refuseProduction(account);
      const payment = { ...row, statusId: row.status, idPaymentMethod: row.paymentMethod };
      const disputed = amount === undefined ? disputableOf(payment) : toCentavos(amount);
      const refusal = disputeRefusal(payment, disputed);
      if (refusal === 'status_not_allowed') throw refusedInStatus(row.status);
      if (refusal) throw new Refusal(refusal, { remaining: `$${writtenAmount(disputableOf(payment))}` });
      await openChargeback(unit, moment, row, reason, disputed);
      return chargebackAt(unit, account.id, idTransaction, moment.now, language);
    }),

  decide: (
    account: CallAccount,
    actor: Actor,
    idTransaction: number,
    outcome: DecidedOutcome,
    language: Language,
  ): Promise<ChargebackDetail> =>
    dependencies.database.unit(async (unit) => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const row = await disputedTransaction(unit, account.id, idTransaction);
      refuseProduction(account);
      refuseDecided(row);
      await endChargeback(unit, moment, row.chargebackId, outcome);
      return chargebackAt(unit, account.id, idTransaction, moment.now, language);
    }),
});

export type ChargebackSimulator = ReturnType<typeof createChargebackSimulator>;
