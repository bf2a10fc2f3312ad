import { sql } from '#database/sql.ts';
import type { HandlersOf } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';

export const version = '1.17.0';

/** Whether the process still takes work: it stops doing so before it ends. */
export type Readiness = { ready: boolean };

export const systemRoutes = (
  { database, clock }: Dependencies,
  readiness: Readiness,
): HandlersOf<'getHealth' | 'getReadiness'> => {
  const started = clock.now();
  return {
    getHealth: async () => {
      await database.read.first(sql`select 1 as alive`);
      return { status: 'ok', version, uptimeSeconds: Math.floor((clock.now() - started) / 1_000) };
    },
    getReadiness: async () => {
      if (!readiness.ready) throw new Refusal('service_unavailable');
      return { status: 'ready' };
    },
  };
};
