import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import { canBeDisputed, endChargeback, openChargeback } from '#features/chargebacks/chargebacks-service.ts';
import type { AccountMoment } from '#features/clock/account-moment-service.ts';
import { createLinkParts } from '#features/payment-links/link-parts-service.ts';
import { createAcquirers } from '#features/payments/acquirers-service.ts';
import { createAttempts } from '#features/payments/attempt-service.ts';
import { settle } from '#features/settlements/settlements-service.ts';
import { createCollection } from '#features/subscriptions/collection-service.ts';
import { saleStep } from '#features/transactions/sale-service.ts';
import { moveTransaction } from '#features/transactions/transaction-life-service.ts';
import { transactionByNumber } from '#features/transactions/transaction-lookup-service.ts';
import {
  processWithoutCard,
  readProcess,
  writeProcess,
} from '#features/transactions/transaction-process-service.ts';
import { waitMoves } from '#features/transactions/transaction-waits-service.ts';
import type { Actor } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { DueWork, DueWorkKind } from '#time/due-work.ts';
import { deletePiece, findDuePiece } from '#time/due-work-repository.ts';

type Carry = (unit: Unit, moment: AccountMoment, subjectId: number) => Promise<unknown>;

const system: Actor = { kind: 'system', name: null, requestId: null };
const payer: Actor = { kind: 'payer', name: null, requestId: null };

/** Ends a status that nobody ended. */
const endOfWait =
  (kind: keyof typeof waitMoves): Carry =>
  async (unit, moment, subjectId) => {
    const row = await transactionByNumber(unit, moment.accountId, subjectId);
    // A card that waited for its challenge waits no longer.
    const process = writeProcess(processWithoutCard(row));
    return moveTransaction(unit, moment, row, { move: waitMoves[kind] }, { process });
  };

/** Somebody pays at the shop. */
const payCash: Carry = async (unit, moment, subjectId) => {
  const row = await transactionByNumber(unit, moment.accountId, subjectId);
  if (row.status !== Status.pendingPayment) return;
  const { step, changes } = saleStep(row, { move: 'pay', amount: row.amount, now: moment.now });
  await moveTransaction(unit, { ...moment, actor: payer }, row, step, changes);
};

/** The bank takes back what it said that it would. */
const dispute: Carry = async (unit, moment, subjectId) => {
  const row = await transactionByNumber(unit, moment.accountId, subjectId);
  const reason = readProcess(row).dispute;
  if (reason && canBeDisputed(row)) await openChargeback(unit, moment, row, reason);
};

/** Carries out what an account's clock has passed: each piece at its own moment, and taken away with what it does. */
export const createDueWork = (
  { clock, identifiers, site }: Pick<Dependencies, 'clock' | 'identifiers' | 'site'>,
  { playsHistory = false } = {},
): DueWork => {
  const acquirer = createAcquirers(identifiers)('Sandbox');
  const collection = createCollection(acquirer, createAttempts(identifiers));

  const carry = {
    abandonCheckout: endOfWait('abandonCheckout'),
    expireLink: endOfWait('expireLink'),
    abandonChallenge: endOfWait('abandonChallenge'),
    expireCash: endOfWait('expireCash'),
    expireAuthorization: endOfWait('expireAuthorization'),
    payCash,
    openChargeback: dispute,
    missChargebackProof: (unit, moment, id) => endChargeback(unit, moment, id, 'lost'),
    // The sandbox's bank believes a proof that was handed in.
    decideChargeback: (unit, moment, id) => endChargeback(unit, moment, id, 'won'),
    collect: collection.collect,
    reprocess: collection.reprocess,
    makeLinks: createLinkParts(identifiers),
    settle: (unit, { accountId, now }) => settle(unit, accountId, now),
  } satisfies Record<DueWorkKind, Carry>;
  const isKind = (kind: string): kind is DueWorkKind => Object.hasOwn(carry, kind);

  return {
    walks: new Set(),
    playsHistory,
    carryOut: async (unit, accountId, until, milliseconds = Number.POSITIVE_INFINITY) => {
      const begun = performance.now();
      let pieces = 0;
      let last: Date | null = null;
      for (;;) {
        const piece = await findDuePiece(unit, accountId, until);
        if (!piece) return { pieces, last, arrived: true };
        if (pieces > 0 && performance.now() - begun >= milliseconds) return { pieces, last, arrived: false };
        const { id, kind, subjectId, dueAt } = piece;
        if (!isKind(kind)) throw new Error(`unknown work ${kind}`);
        // Taken away first: what it does may write down the next of its kind.
        await deletePiece(unit, id);
        const moment: AccountMoment = {
          accountId,
          actor: system,
          now: dueAt,
          realNow: new Date(clock.now()),
          site: site.url,
          sendsEmails: site.sendsEmails,
          nextOutcome: null,
        };
        await carry[kind](unit, moment, subjectId);
        pieces += 1;
        last = dueAt;
      }
    },
  };
};
