import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const keys = [
  ['demo-sandbox-key', 'demo-sandbox-password'],
  ['demo-ollin-key', 'demo-ollin-password'],
] as const;

/** How long a caller waits for an answer, in milliseconds. */
const answerWithin = 90_000;
/** How long one that was refused waits before it calls again, in milliseconds. */
const pauseAfterRefusal = 200;

/** What came of a call: who refused it and how, or nothing if it was accepted. */
type Outcome = { readonly refusal?: string; readonly milliseconds: number };

const describeCut = (error: unknown): string => {
  const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
  return `no answer (${cause?.code ?? name})`;
};

/** A process names its answers; one without a name is the proxy's. */
const describeRefusal = (answer: Response, text: string): string => {
  if (!answer.headers.has('x-request-id')) return `${answer.status} by the proxy`;
  const [, code = ''] = /"(?:code|responseCode)":"(\w+)"/.exec(text) ?? [];
  return `${answer.status} ${code} by a process`;
};

/** Callers of the API that pay and read without a rest, and count what they are answered. */
export type PaymentLoad = {
  /** The references whose payment was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Those whose payment was refused or not answered, and not tried again. */
  readonly unknown: ReadonlySet<string>;
  /** Begins to count anew; returns what was counted until now. */
  nextPhase(): PhaseCounts;
  /** Waits until so many more payments are acknowledged. */
  more(payments: number): Promise<void>;
  /** Ends when the callers have their answers. */
  end(): Promise<void>;
};

export type PhaseCounts = {
  readonly seconds: number;
  readonly payments: number;
  readonly reads: number;
  /** The longest that a caller waited for an answer, in milliseconds. */
  readonly longest: number;
  /** Refusals of calls by who called and how they were refused. */
  readonly refused: ReadonlyMap<string, number>;
};

type Counting = {
  begun: number;
  payments: number;
  reads: number;
  longest: number;
  refused: Map<string, number>;
};

const newCount = (): Counting => ({
  begun: performance.now(),
  payments: 0,
  reads: 0,
  longest: 0,
  refused: new Map(),
});

type Load = {
  readonly url: string;
  readonly acknowledged: Set<string>;
  readonly unknown: Set<string>;
  readonly waiting: Set<() => void>;
  counting: Counting;
  isEnding: boolean;
};

type Call = {
  readonly path: string;
  readonly key: number;
  readonly init?: RequestInit;
  readonly accepted: RegExp;
};

const send = async (load: Load, { path, key, init, accepted }: Call): Promise<Outcome> => {
  const begun = performance.now();
  const [user, password] = keys[key % keys.length] ?? keys[0];
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json', ...init?.headers };
  try {
    const signal = AbortSignal.timeout(answerWithin);
    const answer = await fetch(`${load.url}${path}`, { ...init, headers, signal });
    const text = await answer.text();
    const milliseconds = performance.now() - begun;
    if (answer.ok && accepted.test(text)) return { milliseconds };
    return { refusal: describeRefusal(answer, text), milliseconds };
  } catch (error) {
    return { refusal: describeCut(error), milliseconds: performance.now() - begun };
  }
};

/** Counts the outcome of a call; returns whether it was accepted. */
const count = ({ counting }: Load, caller: string, { refusal, milliseconds }: Outcome): boolean => {
  counting.longest = Math.max(counting.longest, milliseconds);
  if (refusal === undefined) return true;
  const named = `${caller}: ${refusal}`;
  counting.refused.set(named, (counting.refused.get(named) ?? 0) + 1);
  return false;
};

const pay = (load: Load, reference: string, key: number, headers: Record<string, string>): Promise<Outcome> =>
  send(load, {
    path: '/api/pay/create',
    key,
    accepted: /"responseCode":"002"/,
    init: {
      method: 'POST',
      headers,
      body: JSON.stringify({
        ReferenceNumber: reference,
        Amount: 350.5,
        Currency: 'MXN',
        FirstName: 'Ana',
        LastName: 'López',
        Email: 'ana.lopez@example.com',
        cardNumber: '4242424242424242',
        cardExpirationMonth: '12',
        cardExpirationYear: '2035',
        cvv: '123',
      }),
    },
  });

const acknowledge = (load: Load, reference: string): void => {
  load.acknowledged.add(reference);
  load.counting.payments += 1;
  for (const look of load.waiting) look();
};

/** Pays, and never repeats what was refused. */
const payOnce = async (load: Load, caller: string, key: number): Promise<void> => {
  for (let number = 1; !load.isEnding; number += 1) {
    const reference = `${caller}-${number}`;
    if (count(load, 'a payment', await pay(load, reference, key, {}))) acknowledge(load, reference);
    else {
      load.unknown.add(reference);
      await pause(pauseAfterRefusal);
    }
  }
};

/** Pays as the documentation says: what was not answered is repeated with the same key until it is. */
const payUntilAcknowledged = async (load: Load, caller: string, key: number): Promise<void> => {
  for (let number = 1; !load.isEnding; number += 1) {
    const reference = `${caller}-${number}`;
    const headers = { 'idempotency-key': reference };
    while (!count(load, 'a payment with a key', await pay(load, reference, key, headers)))
      await pause(pauseAfterRefusal);
    acknowledge(load, reference);
  }
};

const read = async (load: Load, key: number): Promise<void> => {
  while (!load.isEnding) {
    const outcome = await send(load, { path: '/api/transaction?rowsOfPage=10', key, accepted: /./ });
    if (count(load, 'a list', outcome)) load.counting.reads += 1;
    else await pause(pauseAfterRefusal);
  }
};

/** Begins to call an installation with the demo: so many who pay once, as many who repeat, and some who read. */
export const startLoad = (url: string, { callers }: { readonly callers: number }): PaymentLoad => {
  const load: Load = {
    url,
    acknowledged: new Set(),
    unknown: new Set(),
    waiting: new Set(),
    counting: newCount(),
    isEnding: false,
  };
  const run = randomBytes(3).toString('hex');
  const calling = Array.from({ length: callers }, (_, index) => [
    payOnce(load, `${run}-O${index}`, index),
    payUntilAcknowledged(load, `${run}-K${index}`, index),
    ...(index % 4 === 0 ? [read(load, index)] : []),
  ]).flat();
  return {
    acknowledged: load.acknowledged,
    unknown: load.unknown,
    nextPhase: () => {
      const { begun, ...counted } = load.counting;
      load.counting = newCount();
      return { ...counted, seconds: (performance.now() - begun) / 1_000 };
    },
    more: (payments) => {
      const wanted = load.acknowledged.size + payments;
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = (): void => {
        if (load.acknowledged.size < wanted) return;
        load.waiting.delete(look);
        resolve();
      };
      load.waiting.add(look);
      return promise;
    },
    end: async () => {
      load.isEnding = true;
      await Promise.all(calling);
    },
  };
};
