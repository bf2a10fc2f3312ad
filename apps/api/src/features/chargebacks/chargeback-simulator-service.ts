import { disputableOf, disputeRefusal } from '@pasarela/contracts/chargebacks/chargeback-rules';
import type {
  ChargebackDetail,
  DecideChargeback,
  OpenChargeback,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import { toCentavos, writtenAmount } from '@pasarela/contracts/money/money';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { refusedInStatus } from '#core/transactions/transaction-fields.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { Refusal } from '#errors/refusal.ts';
import { endChargeback, openChargeback } from './chargeback-life.ts';
import { refuseDecided } from './chargeback-proof-service.ts';
import { chargebackAt, disputedTransaction } from './chargebacks-view-service.ts';

/** Simulates the cardholder and the bank in the sandbox: opens a dispute of a payment and decides it. */
export const createChargebackSimulator = (dependencies: Dependencies) => ({
  open: (
    account: CallAccount,
    actor: Actor,
    { idTransaction, reason, amount }: OpenChargeback,
    language: Language,
  ): Promise<ChargebackDetail> =>
    dependencies.database.unit({ account: account.id }, async (unit) => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const row = await transactionByNumber(unit, account.id, idTransaction);
      refuseProduction(account);
      const payment = { ...row, statusId: row.status, idPaymentMethod: row.paymentMethod };
      const disputed = amount === undefined ? disputableOf(payment) : toCentavos(amount);
      const refusal = disputeRefusal(payment, disputed);
      if (refusal === 'status_not_allowed') throw refusedInStatus(row.status);
      if (refusal) throw new Refusal(refusal, { remaining: `$${writtenAmount(disputableOf(payment))}` });
      await openChargeback(context, row, reason, disputed);
      return chargebackAt(unit, context, idTransaction, language);
    }),

  decide: (
    account: CallAccount,
    actor: Actor,
    { idTransaction, outcome }: DecideChargeback,
    language: Language,
  ): Promise<ChargebackDetail> =>
    dependencies.database.unit({ account: account.id }, async (unit) => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const row = await disputedTransaction(unit, account.id, idTransaction);
      refuseProduction(account);
      refuseDecided(row);
      await endChargeback(context, row.chargebackId, outcome);
      return chargebackAt(unit, context, idTransaction, language);
    }),
});

export type ChargebackSimulator = ReturnType<typeof createChargebackSimulator>;
