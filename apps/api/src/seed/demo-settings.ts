import { z } from 'zod';
import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import {
  findResultAddresses,
  updateNotified,
  updateResultAddresses,
} from '#core/outbox/webhooks/account-settings-repository.ts';
import { inboxOf, inboxUrl } from '#core/outbox/webhooks/inbox-address.ts';
import type { KnownAddresses, ResultAddresses } from '#core/outbox/webhooks/result-addresses.ts';
import type { Unit } from '#database/queries.ts';
import { updateDemoSettings } from './demo-repository.ts';

/** Whom an account tells of what happens to it: these addresses by e-mail, and its own inbox of results. */
export type DemoAudience = { readonly notified: string; readonly usesInbox: boolean };

/** Whom the first business of the demo tells. */
export const demoAudience: DemoAudience = {
  notified: 'ventas@jacaranda.example;pedidos@jacaranda.example',
  usesInbox: true,
};
export const nobody: DemoAudience = { notified: '', usesInbox: false };

/** From here on somebody is told. */
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

/** What the first business of the demo has set up beside whom it tells. */
export const seedDemoSettings = async (unit: Unit, accountId: number): Promise<void> => {
  await updateDemoSettings(unit, accountId, {
    notificationText:
      'Gracias por comprar en Librería Jacaranda. Guarda este comprobante: con él recoges tu pedido o lo cambias en los próximos 30 días.',
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

/** Where results go and who is told of payments, while nobody is. */
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

/** What a reset has silenced: the rules that stood, and whom results went to. */
const SilencedSchema = z.object({
  rules: z.object({ fields: z.array(z.string()), entries: z.array(z.number()) }),
  results: SilencedResultsSchema,
});

export const readSilenced = (text: string): z.output<typeof SilencedSchema> =>
  SilencedSchema.parse(JSON.parse(text));

/** Whom the last days of a history are told to: no server but the account's own inbox. */
export const audienceOf = (silenced: SilencedResults): DemoAudience =>
  silenced ? { notified: silenced.notificationEmail, usesInbox: silenced.usesInbox } : nobody;

/** From here on nobody is told of what happens in an account; answers what was set, null where nothing ever was. */
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
