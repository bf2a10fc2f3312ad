import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import type { TestApp } from '../build-test-app.ts';
import { writeContext } from './write-context-factory.ts';

/** Creates an e-mail to a customer; returns its id. */
export const createEmail = async (
  app: TestApp,
  accountId: number,
  { to = 'ana@example.com', sendsEmails = true } = {},
): Promise<number> => {
  const id = await app.database.unit({ outside: 'installation' }, (unit) =>
    enqueueEmail(writeContext(app, unit, accountId, { sendsEmails }), {
      kind: 'paymentLink',
      transactionId: null,
      to,
      referenceNumber: 'LIGA-1',
      amount: 150_000,
      url: `${app.url}/checkout/chk_1`,
      expiresAt: new Date(app.time.now + 86_400_000),
      plan: null,
    }),
  );
  if (id === undefined) throw new Error('no e-mail was written');
  return id;
};
