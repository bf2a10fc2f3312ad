// Compiled by the package's test as a reader's program would be, with the types of the package alone.
import { CallRefused, createSandbox } from 'pasarela';

await using sandbox = await createSandbox({ webhooks: 'http://127.0.0.1:4000/hook', clock: new Date() });
const order = {
  ReferenceNumber: 'PEDIDO-1',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana@example.com',
} as const;
const card = {
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: '123',
};
const paid = await sandbox.call('createPayment', { ...order, ...card }, { scenario: 'declined' });
const code: '002' | '003' | string = paid.responseCode;
await sandbox.call('resetSandbox');
await sandbox.clock.move({ days: 1 });
const [event] = await sandbox.webhooks.delivered({ reference: 'PEDIDO-1', event: 'transaction.accepted' });
// @ts-expect-error: it needs an order
await sandbox.call('createPayment', {});
// @ts-expect-error: it needs an input
await sandbox.call('createPayment');
// @ts-expect-error: there is no such call
await sandbox.call('nothing');
// @ts-expect-error: there is no such scenario
await sandbox.call('createPayment', { ...order, ...card }, { scenario: 'nothing' });
export const said = (error: unknown) => (error instanceof CallRefused ? error.docUrl : [code, event?.id]);
