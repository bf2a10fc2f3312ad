import { expect, it } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { describeShop } from './describe-shop.ts';
import { firstPayment, makeFirstPayment } from './first-payment.ts';

describeShop({
  folder: 'shop-php',
  command: (port) => ['php', '-S', `127.0.0.1:${port}`, 'public/index.php'],
  // A worker answers one request at a time: what waits for a payment cannot take its webhook.
  env: { PHP_CLI_SERVER_WORKERS: '16' },
});

it('the first payment in PHP is made, told of and refunded', async () => {
  const settings = { WEBHOOK_PORT: String(await freePort()) };
  expect(await makeFirstPayment(['php', 'first-payment.php'], settings)).toMatch(firstPayment);
});
