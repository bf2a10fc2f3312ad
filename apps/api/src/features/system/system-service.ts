import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { readAnything } from './system-repository.ts';

export const version = '1.17.0';

/** Whether the process still takes work: it stops doing so before it ends. */
export type Readiness = { ready: boolean };

/** How the process itself is. */
export const createSystemService = ({ database, clock }: Dependencies, readiness: Readiness) => {
  const started = clock.now();
  return {
    health: async () => {
      await readAnything(database.read);
      return { status: 'ok', version, uptimeSeconds: Math.floor((clock.now() - started) / 1_000) } as const;
    },
    readiness: async () => {
      if (!readiness.ready) throw new Refusal('service_unavailable');
      return { status: 'ready' } as const;
    },
  };
};

export type SystemService = ReturnType<typeof createSystemService>;
