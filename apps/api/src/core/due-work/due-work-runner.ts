import type { Actor } from '#core/account/caller.ts';
import { type WriteDependencies, writeContextOf } from './begin-write.ts';
import type { DueWork, DueWorkHandlers, DueWorkKind } from './due-work.ts';
import { deletePiece, findDuePiece } from './due-work-repository.ts';

const system: Actor = { kind: 'system', name: null, requestId: null };

export type DueWorkOptions = {
  /** Set while an account is being filled with demo data. */
  readonly playsHistory?: boolean;
  /** The longest time that one unit carries out due work, in milliseconds of real time. */
  readonly stepFor?: number;
};

/** Carries out the due work of an account. Each piece runs at its own due time and is deleted in the same unit. */
export const createDueWork = (
  dependencies: Omit<WriteDependencies, 'dueWork'>,
  handlers: DueWorkHandlers,
  { playsHistory = false, stepFor = 8 }: DueWorkOptions = {},
): DueWork => {
  const isKind = (kind: string): kind is DueWorkKind => Object.hasOwn(handlers, kind);

  return {
    walks: new Set(),
    playsHistory,
    carryOut: async (unit, accountId, until) => {
      const begun = performance.now();
      let pieces = 0;
      let last: Date | null = null;
      for (;;) {
        const piece = await findDuePiece(unit, accountId, until);
        if (!piece) return { pieces, last, arrived: true };
        if (pieces > 0 && performance.now() - begun >= stepFor) return { pieces, last, arrived: false };
        const { id, kind, subjectId, dueAt } = piece;
        if (!isKind(kind)) throw new Error(`unknown work ${kind}`);
        // The piece is deleted first, because its handler may schedule the next one of the same kind.
        if ((await deletePiece(unit, accountId, id)) !== 1)
          throw new Error(`work ${id} was done by somebody else`);
        const context = writeContextOf(dependencies, {
          unit,
          accountId,
          actor: system,
          now: dueAt,
          realNow: new Date(dependencies.clock.now()),
          // Work that authorizes cards exists only in sandbox accounts: production accepts no payments.
          environment: 'Sandbox',
          nextOutcome: null,
        });
        await handlers[kind](context, subjectId);
        pieces += 1;
        last = dueAt;
      }
    },
  };
};
