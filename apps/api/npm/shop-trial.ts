import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { createSandbox, Sandbox } from '../src/entry/create-sandbox.ts';
import { freePort } from '../test/free-port.ts';
import { createHoldingProxy, type HoldingProxy } from './held-calls.ts';
import { createProjectFolder } from './installed-package.ts';
import { price, type RunningShop, type ShopProgram, startShop } from './running-shop.ts';

type Package = { readonly createSandbox: typeof createSandbox };

/** Loads the installed package, not the sources, by what it exports. */
const loadPackage = (): Promise<Package> => {
  const installed = join(inject('installation').folder, 'node_modules/pasarela');
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return import(pathToFileURL(join(installed, exports['.'].import.default)).href);
};

/** The day that the account's clock begins at, at noon, so that no trial moves it to another day. */
const day = '2030-01-15';

type Conditions = {
  /** How many milliseconds the shop waits for an answer. */
  readonly timeout?: number;
  /** Whether the sandbox sends webhooks to the shop. */
  readonly webhooks?: boolean;
  /** Whether the shop calls the sandbox through a proxy that can hold calls, and drops every scenario. */
  readonly isProxied?: boolean;
};

export type Trial = {
  readonly shop: RunningShop;
  readonly sandbox: Sandbox;
  /** What the shop calls; it passes everything on to the sandbox. */
  readonly proxy: HoldingProxy;
  /** Ends the shop at once, as a crash does, and starts it again with the orders that it had. */
  crash(): Promise<RunningShop>;
  end(): Promise<void>;
};

/** Starts a shop beside a sandbox of its own. */
export const beginTrial = async (
  program: ShopProgram,
  { timeout, webhooks = true, isProxied = false }: Conditions = {},
): Promise<Trial> => {
  const project = createProjectFolder();
  const port = await freePort();
  const { createSandbox } = await loadPackage();
  const sandbox = await createSandbox({
    ...(webhooks ? { webhooks: `http://127.0.0.1:${port}/webhooks` } : {}),
    clock: `${day}T18:00:00.000Z`,
  });
  const proxy = await createHoldingProxy(sandbox.url);
  const called = { ...sandbox, ...(isProxied ? { url: proxy.url } : {}) };
  const start = (): Promise<RunningShop> => startShop(program, called, { port, project, timeout });
  const shop = await start();
  let running = shop;
  return {
    shop,
    sandbox,
    proxy,
    crash: async () => {
      await running.end('SIGKILL');
      running = await start();
      return running;
    },
    end: async () => {
      await running.end();
      proxy.close();
      await sandbox.close();
      project.remove();
    },
  };
};

/** Runs a test with a trial of its own. */
export const withTrial = async (
  program: ShopProgram,
  conditions: Conditions,
  test: (trial: Trial) => Promise<void>,
): Promise<void> => {
  const trial = await beginTrial(program, conditions);
  try {
    await test(trial);
  } finally {
    await trial.end();
  }
};

/** The transactions of an order at the sandbox. Each order of a trial has a quantity, and with it an amount, of its own. */
export const transactionsOf = async ({ call }: Sandbox, quantity: number) => {
  const { transactions, pages } = await call('getDayReport', { transactionDate: day });
  if (pages > 1) throw new Error('the trials make more transactions than a page of the report has');
  return transactions.filter(({ amount }) => amount === quantity * price);
};

/** How often an order was charged, by the sandbox. */
export const chargesOf = async (sandbox: Sandbox, quantity: number): Promise<number> =>
  (await transactionsOf(sandbox, quantity)).filter(({ paymentDate }) => paymentDate !== null).length;

/** How often a shop sent an order off. */
export const shipmentsOf = (shop: RunningShop, reference: string): number =>
  shop.output().split(`shipped ${reference}`).length - 1;
