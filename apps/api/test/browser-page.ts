import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { z } from 'zod';

const source = readFileSync(new URL('../static/pasarela.js', import.meta.url), 'utf8');

export type TypedCard = {
  readonly cardNumber: string;
  readonly cardExpirationMonth: string;
  readonly cardExpirationYear: string;
  readonly cvv: string;
};

/** An input element of a page; the script removes its `name`. */
type Input = { value: string; name: string | null; removeAttribute(name: string): void };

const inputOf = (value: string): Input => {
  const input: Input = {
    value,
    name: 'card',
    removeAttribute: (name) => {
      if (name === 'name') input.name = null;
    },
  };
  return input;
};

const Problem = z.object({ field: z.string(), code: z.string(), message: z.string() });
type Problem = z.output<typeof Problem>;
const Failure = z.object({
  code: z.string().optional(),
  message: z.string(),
  errors: z.array(Problem).optional(),
});

type FormSession = { validate(): Problem[]; submit(): Promise<Record<string, unknown>> };
type Script = {
  readonly version: string;
  readonly organizations: Readonly<Record<string, string>>;
  formSession(options: object): FormSession;
  deviceFingerprint(options?: object): { readonly SessionId: string; readonly Device: object };
};
const isScript = (value: unknown): value is Script =>
  typeof value === 'object' && value !== null && 'formSession' in value;

/** A simulated page of a merchant that has loaded our script from the server. */
export const openPage = (url: string, { lang = 'es', secure = true } = {}) => {
  const inputs = new Map<string, Input>();
  const page = createContext({
    document: {
      currentScript: { src: `${url}/pasarela.js` },
      documentElement: { lang },
      querySelector: (selector: string) => inputs.get(selector) ?? null,
    },
    navigator: { userAgent: 'Mozilla/5.0 (test)', languages: ['es-MX', 'es', 'en'] },
    screen: { width: 1_440, height: 900 },
    crypto: secure ? webcrypto : { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
    ...{ URL, TextEncoder, fetch, atob, btoa },
  });
  runInContext(source, page);
  const script: unknown = Reflect.get(page, 'Pasarela');
  if (!isScript(script)) throw new Error('the script did not load');

  return {
    script,
    inputs,
    /** Fills a form with a card and calls the script's `formSession`. */
    form: (card: TypedCard, options: object) => {
      const typed = Object.entries(card).map(([name, value]) => [name, inputOf(value)] as const);
      for (const [name, input] of typed) inputs.set(`#${name}`, input);
      return script.formSession({ isProduction: false, fields: Object.fromEntries(typed), ...options });
    },
  };
};

/** Runs work that must fail; returns the script's error. */
export const failureOf = async (work: () => Promise<unknown>): Promise<z.output<typeof Failure>> => {
  try {
    await work();
  } catch (error) {
    return Failure.parse({ ...(error as object), message: (error as Error).message });
  }
  throw new Error('nothing failed');
};
