// From the call to a sandbox inside this process: when it is ready, has taken a payment, told of it, and refunded it.
import { createServer } from 'node:http';
import { createSandbox } from 'pasarela';

const received = Promise.withResolvers();
const shop = createServer((_, response) => {
  received.resolve(performance.now());
  response.writeHead(204).end();
});
await new Promise((done) => shop.listen(0, '127.0.0.1', done));

const card = (ReferenceNumber, cardNumber = '4242424242424242') => ({
  ReferenceNumber,
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana@example.com',
  cardNumber,
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: '123',
});

const begun = performance.now();
const since = (at = performance.now()) => at - begun;
const sandbox = await createSandbox({ webhooks: `http://127.0.0.1:${shop.address().port}` });
const ready = since();
const paid = await sandbox.call('createPayment', card('A-1'), { idempotencyKey: 'a' });
const payment = since();
const webhook = since(await received.promise);
// A refund can be made five minutes after the payment.
await sandbox.clock.move({ days: 1 });
const refundFrom = performance.now();
const { status } = await sandbox.call('payRefund', {
  transactionCode: paid.transactionNumber,
  amount: 350.5,
});
const refund = performance.now() - refundFrom;

const again = await sandbox.call('createPayment', card('A-1'), { idempotencyKey: 'a' });
const declined = await sandbox.call('createPayment', card('A-2', '5105105105105100'));
const does = {
  declines: declined.responseCode === '003',
  idempotency: again.transactionNumber === paid.transactionNumber,
  refunds: status !== undefined,
  webhooks: true,
  clock: true,
};
process.stdout.write(JSON.stringify({ ready, payment, webhook, refund, does }));
await sandbox.close();
shop.close();
