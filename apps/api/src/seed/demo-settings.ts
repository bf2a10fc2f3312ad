import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { settingValue } from '@pasarela/contracts/settings/setting-properties';
import { z } from 'zod';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import {
  findResultAddresses,
  updateNotified,
  updateResultAddresses,
} from '#core/outbox/webhooks/account-settings-repository.ts';
import {
  inboxOf,
  inboxUrl,
  type KnownAddresses,
  type ResultAddresses,
} from '#core/outbox/webhooks/result-addresses.ts';
import type { Unit } from '#database/queries.ts';
import { storeUpload } from '#features/files/files-service.ts';
import { updateProperty } from '#features/settings/settings-repository.ts';
import { updateDemoSettings } from './demo-repository.ts';

/** The receivers of an account's notifications: e-mail addresses, and whether results go to the account's inbox. */
export type DemoAudience = { readonly notified: string; readonly usesInbox: boolean };

/** The receivers of the first demo business. */
export const demoAudience: DemoAudience = {
  notified: 'ventas@jacaranda.example;pedidos@jacaranda.example',
  usesInbox: true,
};
export const nobody: DemoAudience = { notified: '', usesInbox: false };

/** Sets the receivers; from then on notifications are sent. */
export const tellAudience = async (
  unit: Unit,
  { secrets, site }: Pick<Dependencies, 'secrets' | 'site'>,
  accountId: number,
  { notified, usesInbox }: DemoAudience,
): Promise<void> => {
  const { inbox } = await ensureSettings(unit, secrets, accountId);
  await updateNotified(unit, accountId, notified);
  if (!usesInbox) return;
  const address = inboxUrl(site.url, inbox);
  await updateResultAddresses(unit, accountId, {
    urlResponseSuccess: address,
    urlResponseError: address,
    urlResponseDefault: address,
  });
};

/** Uploads the logo of a demo business, as its users would, and shows it to customers. */
export const seedDemoLogo = async (
  unit: Unit,
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  account: Pick<CallAccount, 'id'>,
  file: UploadedFile,
): Promise<void> => {
  await ensureSettings(unit, secrets, account.id);
  const createdAt = new Date(clock.now());
  const { url } = await storeUpload(unit, account, { group: 'images', file, createdAt });
  await updateProperty(unit, account.id, 'Logo', settingValue('Logo', url));
};

/** Stores the other settings of the first demo business. */
export const seedDemoSettings = async (unit: Unit, accountId: number): Promise<void> => {
  await updateDemoSettings(unit, accountId, {
    notificationText:
      'Con tu comprobante de pago recoges tu pedido en Librería Jacaranda, o lo cambias en los próximos 30 días.',
    reprocessSubscriptions: true,
  });
};

const noAddresses: ResultAddresses = {
  urlResponseSuccess: '',
  urlResponseError: '',
  urlResponseDefault: '',
};

const isOwnInbox = (addresses: KnownAddresses): boolean =>
  [addresses.urlResponseSuccess, addresses.urlResponseError, addresses.urlResponseDefault].every(
    (url) => inboxOf(url) === addresses.inbox,
  );

/** The notification settings of an account, kept while a reset has cleared them. */
const SilencedResultsSchema = z
  .object({
    urlResponseSuccess: z.string(),
    urlResponseError: z.string(),
    urlResponseDefault: z.string(),
    notificationEmail: z.string(),
    usesInbox: z.boolean(),
  })
  .nullable();
export type SilencedResults = z.output<typeof SilencedResultsSchema>;

/** What a reset has switched off: the active fraud rules and the notification settings. */
const SilencedSchema = z.object({
  rules: z.object({ fields: z.array(z.string()), entries: z.array(z.number()) }),
  results: SilencedResultsSchema,
});

export const readSilenced = (text: string): z.output<typeof SilencedSchema> =>
  SilencedSchema.parse(JSON.parse(text));

/** The receivers during the last days of the history: the e-mail addresses and, of the result addresses, only the own inbox. */
export const audienceOf = (silenced: SilencedResults): DemoAudience =>
  silenced ? { notified: silenced.notificationEmail, usesInbox: silenced.usesInbox } : nobody;

/** Clears the notification settings of an account; returns the earlier ones, or null if it never had any. */
export const silenceResults = async (unit: Unit, accountId: number): Promise<SilencedResults> => {
  const addresses = await findResultAddresses(unit, accountId);
  if (!addresses) return null;
  await updateResultAddresses(unit, accountId, noAddresses);
  await updateNotified(unit, accountId, '');
  const { inbox: _, ...set } = addresses;
  return { ...set, usesInbox: isOwnInbox(addresses) };
};

export const restoreResults = async (
  unit: Unit,
  accountId: number,
  silenced: SilencedResults,
): Promise<void> => {
  if (!silenced) return;
  await updateResultAddresses(unit, accountId, silenced);
  await updateNotified(unit, accountId, silenced.notificationEmail);
};
