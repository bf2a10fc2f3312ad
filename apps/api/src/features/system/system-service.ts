import { authenticate } from '@pasarela/contracts/payments/payment-operations';
import { publishedKeyState } from '#core/access/published-key.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { readAnything } from './system-repository.ts';

export const version = '1.17.1';

/** Whether the process accepts work. It becomes false before the process ends. */
export type Readiness = { ready: boolean };

/** The health and readiness of the process. Without its database it can do nothing, so it is neither. */
export const createSystemService = (dependencies: Dependencies, readiness: Readiness) => {
  const { database, clock } = dependencies;
  const started = clock.now();

  /** Whether the published credentials of the demo work here: its key is there, and its password was not changed. */
  const isDemo = async (): Promise<boolean> => {
    const [{ body: published }] = authenticate.examples;
    const key = { identifier: published.UserId, password: published.Password };
    return (await publishedKeyState(dependencies, key)) === 'works';
  };

  return {
    health: async () => {
      await readAnything(database.read);
      return {
        status: 'ok',
        version,
        uptimeSeconds: Math.floor((clock.now() - started) / 1_000),
        demo: await isDemo(),
      } as const;
    },
    readiness: async () => {
      if (!readiness.ready) throw new Refusal('service_unavailable');
      await readAnything(database.read);
      return { status: 'ready' } as const;
    },
  };
};

export type SystemService = ReturnType<typeof createSystemService>;
