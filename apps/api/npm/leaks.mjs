// Starts, uses and ends many sandboxes in this process, and prints what is left of them after half and after all: `node --expose-gc`.
import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createSandbox } from 'pasarela';

const count = Number(process.argv[2]);

const payment = {
  ReferenceNumber: 'PEDIDO-1',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana@example.com',
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: '123',
};

const left = async () => {
  await setImmediate();
  globalThis.gc();
  return {
    heap: process.memoryUsage().heapUsed,
    resources: process.getActiveResourcesInfo().length,
    files: process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0,
  };
};

const looks = [];
for (let made = 1; made <= count; made += 1) {
  const sandbox = await createSandbox();
  await sandbox.call('createPayment', payment);
  await sandbox.close();
  if (made === count / 2 || made === count) looks.push(await left());
}
process.stdout.write(JSON.stringify(looks));
