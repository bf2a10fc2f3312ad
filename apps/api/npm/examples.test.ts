import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxScenarioNames } from '@pasarela/contracts/sandbox/scenarios';
import { describe, expect, inject, it } from 'vitest';
import { describeShop } from './describe-shop.ts';
import { createNewcomersFolder, firstPayment, makeFirstPayment, printed } from './first-payment.ts';
import { examples, type ShopProgram } from './running-shop.ts';
import { chargesOf, shipmentsOf, withTrial } from './shop-trial.ts';

const nodeShop = (folder: string): ShopProgram => ({
  folder,
  command: () => [process.execPath, 'server.mjs'],
});

describeShop(nodeShop('shop-node'));

it.each(sandboxScenarioNames)('its README says which part of the code answers %s', (scenario) => {
  const readme = readFileSync(join(examples, 'shop-node/README.md'), 'utf8');
  expect(readme).toMatch(new RegExp(`^\\| [^|]*\`${scenario}\``, 'm'));
});

it('the naive shop works on a good day, charges twice if an answer is lost, and does not know it', () =>
  withTrial(nodeShop('naive-shop'), {}, async ({ shop, sandbox }) => {
    const good = await shop.order(1);
    await shop.pay(good);
    expect(await shop.look(good)).toMatchObject({ status: 'paid' });
    expect(await chargesOf(sandbox, 1)).toBe(1);

    const bad = await shop.order(2);
    await shop.pay(bad, { scenario: 'lost_answer' });
    expect(await shop.look(bad)).toMatchObject({ status: 'paid' });
    expect(shipmentsOf(shop, bad)).toBe(1);
    expect(await chargesOf(sandbox, 2)).toBe(2);
  }));

describe('the first payment', () => {
  it('is made, told of and refunded within a minute of an empty folder, the installation included', async () => {
    const begun = performance.now();
    expect(await makeFirstPayment([process.execPath, 'first-payment.mjs'])).toMatch(firstPayment);
    expect(inject('installation').took + performance.now() - begun).toBeLessThan(60_000);
  });

  it('is made in a test suite as well', async () => {
    const project = createNewcomersFolder();
    try {
      expect(await printed(project, [process.execPath, '--test'])).toMatch(/^. pass 2$/m);
    } finally {
      project.remove();
    }
  });
});
