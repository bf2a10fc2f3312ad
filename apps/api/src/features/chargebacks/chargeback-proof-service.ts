import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits/limits';
import { chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import { keepProof, refuseOtherThanPdf } from '#core/files/proof-files.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { DisputedTransaction } from './chargebacks-list-repository.ts';
import { outcomeOf } from './chargebacks-mapper.ts';
import { writeProofDate } from './chargebacks-repository.ts';
import { chargebackAt, disputedTransaction } from './chargebacks-view-service.ts';

/** Refuses the call if the bank has already decided the chargeback. */
export const refuseDecided = ({ outcome }: DisputedTransaction): void => {
  if (outcome === 'inProcess') return;
  throw new Refusal('chargeback_decided', { outcome: chargebackStatuses[outcomeOf(outcome)].label });
};

type Proof = {
  readonly account: Pick<CallAccount, 'id'>;
  readonly actor: Actor;
  readonly idTransaction: number;
  readonly files: readonly UploadedFile[];
  readonly language: Language;
};

/** Saves the proof of a chargeback, which is possible only once. The bank decides fifteen days later. */
export const saveProof = async (
  unit: Unit,
  dependencies: Dependencies,
  { account, actor, idTransaction, files, language }: Proof,
): Promise<ChargebackDetail> => {
  // `beginWrite` runs overdue work first, because the deadline for the proof may already have passed.
  const context = await beginWrite(unit, dependencies, account.id, actor);
  const { now, realNow } = context;
  const row = await disputedTransaction(unit, account.id, idTransaction);
  refuseDecided(row);
  if (row.proofAt !== null) throw new Refusal('chargeback_proof_saved');
  const { chargebackId } = row;
  await keepProof(unit, { accountId: account.id, chargebackId, createdAt: realNow }, files);
  await writeProofDate(unit, account.id, chargebackId, now);
  await dropWork(unit, account.id, chargebackId, ['missChargebackProof']);
  await scheduleWork(unit, {
    accountId: account.id,
    kind: 'decideChargeback',
    subjectId: chargebackId,
    dueAt: new Date(now.getTime() + limits.chargebackDecision),
  });
  return chargebackAt(unit, context, idTransaction, language);
};

/** Lets the merchant upload the proof of a chargeback; either all of its files are saved or none. */
export const createChargebackProof = (dependencies: Dependencies) => ({
  save: async (proof: Proof): Promise<ChargebackDetail> => {
    if (proof.files.length === 0) throw new Refusal('chargeback_proof_missing');
    refuseOtherThanPdf('files', proof.files);
    try {
      return await dependencies.database.unit({ account: proof.account.id }, (unit) =>
        saveProof(unit, dependencies, proof),
      );
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? new Refusal('file_not_saved') : error;
    }
  },
});

export type ChargebackProof = ReturnType<typeof createChargebackProof>;
