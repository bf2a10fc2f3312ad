import type { Changes } from '@pasarela/contracts/transactions/transaction-schema';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { Refusal } from '#errors/refusal.ts';

/** How often the account is looked at, in milliseconds. */
const lookEvery = 2_000;
/** How many times before the stream ends: whoever wants more calls again, and is admitted anew. */
const looks = 25;

type Newest = { readonly event: number | null; readonly link: number | null; readonly offset: number };

/** What grows with every move of a transaction and every link; by the clock links expire. */
const findVersion = async (queries: Queries, accountId: number): Promise<string> => {
  const newest = await queries.first<Newest>(sql`
    select clock_offset as "offset",
      (select max(id) from transaction_events where account_id = ${accountId}) as event,
      (select max(id) from payment_links where account_id = ${accountId}) as link
    from account_states where account_id = ${accountId}`);
  return [newest?.event ?? 0, newest?.link ?? 0, newest?.offset ?? 0].join('.');
};

/** Tells whoever looks at an account that something of it has changed. It asks the database, so it hears of other processes too. */
export const createChangesService = (
  { database: { read } }: Pick<Dependencies, 'database'>,
  beforeLook: (milliseconds: number, leaving: AbortSignal) => Promise<void>,
) => ({
  /** `leaving`: the caller has gone. */
  async *watch({ id }: CallAccount, leaving: AbortSignal): AsyncGenerator<Changes> {
    let told: string | undefined;
    for (let look = 1; look <= looks && !leaving.aborted; look += 1) {
      const version = await findVersion(read, id);
      if (version !== told) yield { version };
      told = version;
      try {
        await beforeLook(lookEvery, leaving);
      } catch (error) {
        // The server closes.
        if (error instanceof Refusal) return;
        throw error;
      }
    }
  },
});

export type ChangesService = ReturnType<typeof createChangesService>;
