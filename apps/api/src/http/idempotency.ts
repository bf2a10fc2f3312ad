import { holdsCardNumber } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import { isIdempotencyKey } from '@pasarela/contracts/http/idempotency-key';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Dependencies } from '#core/dependencies.ts';
import type { Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { keyedHash } from '#security/secrets.ts';
import { deleteRecord, findRecord, type IdempotencyName, insertRecord } from './idempotency-repository.ts';

export type IdempotentCall = IdempotencyName & {
  /** Method, path and body of the call that the key identifies. */
  readonly request: string;
};

/** The `Idempotency-Key` header; undefined if it is missing. */
export const idempotencyKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !isIdempotencyKey(header))
    throw invalidFields([{ field: 'Idempotency-Key', code: 'invalid_format' }]);
  if (holdsCardNumber(header))
    throw invalidFields([{ field: 'Idempotency-Key', code: 'card_number_in_text' }]);
  return header;
};

/**
 * Runs the work of an `Idempotency-Key` once. The answer is stored in the same transaction as the changes, so both exist or
 * neither. A refused call stores nothing, and its key can be used again.
 */
export const createIdempotency = ({ database, clock, secrets }: Dependencies) => {
  const running = new Set<string>();

  const answerOnce = async <Answer>(
    unit: Unit,
    call: IdempotentCall,
    work: (unit: Unit) => Promise<Answer>,
  ) => {
    const now = clock.now();
    const requestHash = keyedHash(secrets.idempotency, call.request);
    const known = await findRecord(unit, call);
    if (known && now - known.createdAt.getTime() < limits.idempotencyLife) {
      if (known.requestHash !== requestHash) throw new Refusal('idempotency_key_reused');
      return { answer: JSON.parse(known.answer) as Answer, replayed: true };
    }
    if (known) await deleteRecord(unit, call);
    const answer = await work(unit);
    await insertRecord(unit, {
      accountId: call.accountId,
      key: call.key,
      requestHash,
      answer: JSON.stringify(answer),
      createdAt: new Date(now),
    });
    return { answer, replayed: false };
  };

  return async <Answer>(
    accountId: number,
    call: IdempotentCall | undefined,
    work: (unit: Unit) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly replayed: boolean }> => {
    if (!call) return { answer: await database.unit({ account: accountId }, work), replayed: false };
    const name = `${call.accountId} ${call.key}`;
    if (running.has(name)) throw new Refusal('idempotency_in_progress');
    running.add(name);
    try {
      return await database.unit({ account: accountId }, (unit) => answerOnce(unit, call, work));
    } finally {
      running.delete(name);
    }
  };
};

export type Idempotency = ReturnType<typeof createIdempotency>;
