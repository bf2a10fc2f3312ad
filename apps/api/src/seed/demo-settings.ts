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

/** Lets history be written without telling anybody: what is made up months back is no news. Hands on who was told by e-mail. */
export const withoutResults = async <Result>(
  unit: Unit,
  accountId: number,
  work: (notified: string) => Promise<Result>,
): Promise<Result> => {
  const addresses = await findResultAddresses(unit, accountId);
  if (!addresses) return work('');
  const none = { urlResponseSuccess: '', urlResponseError: '', urlResponseDefault: '' };
  await updateResultAddresses(unit, accountId, none);
  await updateNotified(unit, accountId, '');
  const result = await work(addresses.notificationEmail);
  await updateResultAddresses(unit, accountId, addresses);
  await updateNotified(unit, accountId, addresses.notificationEmail);
  return result;
};
