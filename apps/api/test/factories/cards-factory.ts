import { constants, publicEncrypt, randomBytes } from 'node:crypto';
import { createKeyPair, sealPrivateKey } from '#core/access/private-key.ts';
import type { KeptCard } from '#core/cards/acquirer.ts';
import { storeCard } from '#core/cards/kept-cards.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { startSubscription } from '#core/subscriptions/start-subscription.ts';
import type { TestApp } from '../build-test-app.ts';
import { updateRows } from '../table-rows.ts';
import { newReference } from './payments-factory.ts';
import { writeContext } from './write-context-factory.ts';

/** The accepted Visa card as it is stored. */
export const visa: KeptCard = {
  acquirerToken: 'sim_visa4242_made',
  brand: 'visa',
  funding: 'credit',
  firstSix: '424242',
  lastFour: '4242',
  fingerprint: 'made',
  expiryMonth: '12',
  expiryYear: '2030',
};

/** Creates a card token of the merchant; returns its code. */
export const createCardToken = async ({ database, time }: TestApp, accountId: number): Promise<string> => {
  const code = `tok_${randomBytes(12).toString('hex')}`;
  const customer = { customerEmail: 'ana.lopez@example.com', customerName: 'Ana López' };
  await database.unit({ outside: 'installation' }, (unit) =>
    storeCard(unit, visa, { accountId, code, ...customer, listed: true, now: new Date(time.now) }),
  );
  return code;
};

type SubscriptionPlan = Parameters<typeof startSubscription>[1]['subscription'];

/** Creates a monthly subscription of 100.00 that began now, without its first payment; returns its id. */
export const createSubscription = (
  app: TestApp,
  accountId: number,
  changes: Partial<SubscriptionPlan> & { readonly now?: Date; readonly referenceNumber?: string } = {},
): Promise<number> => {
  const { now = new Date(app.time.now), referenceNumber = newReference(), ...plan } = changes;
  return app.database.unit({ outside: 'installation' }, (unit) =>
    startSubscription(writeContext(app, unit, accountId, { now }), {
      order: {
        referenceNumber,
        customerName: 'Ana López',
        customerEmail: 'ana.lopez@example.com',
        currency: 'MXN',
      },
      subscription: { frequency: 'Monthly', amount: 10_000, ...plan },
      card: visa,
      cardCode: `sub_${randomBytes(12).toString('hex')}`,
    }),
  );
};

/** Creates a key pair for an account; returns the public key. */
export const createPublicKey = async ({ database, secrets }: TestApp, accountId: number): Promise<string> => {
  const { publicKey, privateKey } = await createKeyPair();
  await database.unit({ outside: 'installation' }, async (unit) => {
    await ensureSettings(unit, secrets, accountId);
    const pair = { publicKey, privateKey: sealPrivateKey(secrets, accountId, privateKey) };
    await updateRows(unit, 'account_settings', { accountId }, pair);
  });
  return publicKey;
};

export const sentCard = {
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
};

/** Encrypts a text as our script does. */
export const encrypted = (publicKey: string, text: string): string => {
  const key = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64');
};

/** The request for a new form session with a card, as a merchant's page sends it. */
export const formSessionOf = (ApiKey: string, publicKey: string, card: object = sentCard) => ({
  ApiKey,
  SessionId: `ses_${randomBytes(16).toString('hex')}`,
  Data: encrypted(publicKey, JSON.stringify(card)),
});
