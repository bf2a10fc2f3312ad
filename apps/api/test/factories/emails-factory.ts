import { enqueueEmail } from '#emails/email-outbox.ts';
import type { TestApp } from '../build-test-app.ts';

/** An e-mail of an account, to a customer of its; answers its number. */
export const createEmail = async (
  { database, time, url }: TestApp,
  accountId: number,
  { to = 'ana@example.com', sendsEmails = true } = {},
): Promise<number> => {
  const now = new Date(time.now);
  const id = await database.unit((unit) =>
    enqueueEmail(
      unit,
      { accountId, now, realNow: now, site: url, sendsEmails },
      {
        kind: 'paymentLink',
        transactionId: null,
        to,
        referenceNumber: 'LIGA-1',
        amount: 150_000,
        url: `${url}/checkout/chk_1`,
        expiresAt: new Date(time.now + 86_400_000),
        plan: null,
      },
    ),
  );
  if (id === undefined) throw new Error('no e-mail was written');
  return id;
};
