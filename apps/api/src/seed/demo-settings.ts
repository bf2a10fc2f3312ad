import { z } from 'zod';
import type { Unit } from '#database/queries.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { ensureSettings } from '#webhooks/account-settings.ts';
import {
  findResultAddresses,
  updateNotified,
  updateResultAddresses,
} from '#webhooks/account-settings-repository.ts';
import { inboxUrl } from '#webhooks/inbox-address.ts';
import { updateDemoSettings } from './demo-repository.ts';

/** Whom the first business of the demo has told of its payments. */
export const demoNotified = 'ventas@jacaranda.example;pedidos@jacaranda.example';

/** The first business of the demo hears of its results in its own inbox. It begins when the demo's history has ended. */
export const seedDemoSettings = async (
  unit: Unit,
  { secrets, site }: Pick<Dependencies, 'secrets' | 'site'>,
  accountId: number,
): Promise<void> => {
  const { inbox } = await ensureSettings(unit, secrets, accountId);
  const address = inboxUrl(site.url, inbox);
  await updateResultAddresses(unit, accountId, {
    urlResponseSuccess: address,
    urlResponseError: address,
    urlResponseDefault: address,
  });
  await updateDemoSettings(unit, accountId, {
    notificationText:
      'Gracias por comprar en Librería Jacaranda. Guarda este comprobante: con él recoges tu pedido o lo cambias en los próximos 30 días.',
    notificationEmail: demoNotified,
    reprocessSubscriptions: true,
  });
};

/** Where results go and who is told of payments, while nobody is. */
const SilencedSchema = z
  .object({
    urlResponseSuccess: z.string(),
    urlResponseError: z.string(),
    urlResponseDefault: z.string(),
    notificationEmail: z.string(),
  })
  .nullable();
export type SilencedResults = z.output<typeof SilencedSchema>;

export const readSilenced = (text: string): SilencedResults => SilencedSchema.parse(JSON.parse(text));

/** From here on nobody is told of what happens in an account; answers what was set, null where nothing ever was. */
export const silenceResults = async (unit: Unit, accountId: number): Promise<SilencedResults> => {
  const addresses = await findResultAddresses(unit, accountId);
  if (!addresses) return null;
  const none = { urlResponseSuccess: '', urlResponseError: '', urlResponseDefault: '' };
  await updateResultAddresses(unit, accountId, none);
  await updateNotified(unit, accountId, '');
  const { inbox: _, ...set } = addresses;
  return set;
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
