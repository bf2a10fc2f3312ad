import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SandboxScenario } from '@pasarela/contracts/sandbox/scenarios';
import type { Sandbox } from '../src/entry/create-sandbox.ts';
import { type ProjectFolder, startProgram } from './installed-package.ts';

/** The folder of the sample programs. */
export const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));

/** The price of a notebook, in every shop. */
export const price = 175.25;

/** A sample shop: the folder below `examples`, and the command that serves it there. */
export type ShopProgram = {
  readonly folder: string;
  readonly command: (port: number) => readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

/** An order as the shop describes it to its payer. */
type ShownOrder = {
  readonly status: string;
  readonly responseCode: string | null;
  readonly url: string | null;
  readonly shipments: number;
  readonly message: string;
};

type Card = Readonly<Record<'cardNumber' | 'cardExpirationMonth' | 'cardExpirationYear' | 'cvv', string>>;
export const cardOf = (cardNumber = '4242424242424242'): Card => ({
  cardNumber,
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: '123',
});

const staffToken = 'trial-staff-token';

type Post = { readonly form: Readonly<Record<string, string>>; readonly headers?: Record<string, string> };

export type RunningShop = {
  /** Where it receives webhooks. */
  readonly webhooks: string;
  /** Everything that it has written so far. */
  output(): string;
  /** Places an order; returns its reference. */
  order(quantity: number): Promise<string>;
  /** Pays as the form of the order's page does; returns where the payer is sent. */
  pay(
    reference: string,
    chosen?: { readonly card?: Card; readonly scenario?: SandboxScenario },
  ): Promise<string>;
  look(reference: string): Promise<ShownOrder>;
  page(reference: string): Promise<string>;
  refund(reference: string, scenario?: SandboxScenario): Promise<Response>;
  end(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts a shop on a port, beside a sandbox. Its orders are in the project's folder, where it finds them when it is started again. */
export const startShop = async (
  program: ShopProgram,
  sandbox: Pick<Sandbox, 'url' | 'key' | 'password' | 'webhookSecret'>,
  {
    port,
    project,
    timeout,
  }: { readonly port: number; readonly project: ProjectFolder; readonly timeout?: number },
): Promise<RunningShop> => {
  const running = startProgram(program.command(port), {
    cwd: join(examples, program.folder),
    env: {
      ...project.env,
      ...program.env,
      PASARELA_URL: sandbox.url,
      PASARELA_KEY: sandbox.key,
      PASARELA_PASSWORD: sandbox.password,
      PASARELA_WEBHOOK_SECRET: sandbox.webhookSecret,
      PASARELA_TIMEOUT: String(timeout ?? 30_000),
      SHOP_PORT: String(port),
      SHOP_URL: `http://localhost:${port}`,
      SHOP_DATABASE: join(project.path, 'shop.db'),
      SHOP_STAFF_TOKEN: staffToken,
      SHOP_SCENARIOS: 'yes',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, { form, headers = {} }: Post): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) });
  const locationOf = async (response: Response): Promise<string> => {
    const location = response.headers.get('location');
    if (!location) throw new Error(`the shop answered ${response.status}: ${await response.text()}`);
    return location;
  };
  await running.wrote(/shop is open|Development Server .* started/);
  return {
    webhooks: `${url}/webhooks`,
    output: running.output,
    order: async (quantity) => {
      const form = {
        quantity: String(quantity),
        firstName: 'Ana',
        lastName: 'López',
        email: 'ana@example.com',
      };
      return (await locationOf(await post('/orders', { form }))).split('/').at(-1) ?? '';
    },
    pay: async (reference, { card = cardOf(), scenario } = {}) => {
      const form = { ...card, ...(scenario ? { scenario } : {}) };
      return locationOf(await post(`/orders/${reference}/pay`, { form }));
    },
    look: async (reference) => {
      const response = await fetch(`${url}/orders/${reference}`, { headers: { accept: 'application/json' } });
      return (await response.json()) as ShownOrder;
    },
    page: async (reference) => (await fetch(`${url}/orders/${reference}`)).text(),
    refund: (reference, scenario) =>
      post(`/orders/${reference}/refund`, {
        form: scenario ? { scenario } : {},
        headers: { authorization: `Bearer ${staffToken}` },
      }),
    end: (signal = 'SIGTERM') => running.end(signal),
  };
};
