import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { DeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import type { Attention } from '@pasarela/contracts/resume/resume-schema';
import { writeDates } from '#components/dates/days-in-address.ts';
import { paths } from '#paths/paths.ts';

type Days = { readonly initDate: WireDay; readonly endDate: WireDay };
type ListLink = { readonly pathname: string; readonly search: string };

const link = (
  pathname: string,
  { initDate, endDate }: Days,
  params: Record<string, string> = {},
): ListLink => {
  const search = new URLSearchParams(params);
  writeDates(search, { kind: 'range', initDate, endDate }, { kind: 'today' });
  return { pathname, search: `?${search}` };
};

/** The movements of the days that the figures are of. */
export const movementsLink = ({ initDate, endDate }: Days): ListLink =>
  link(paths.transactions, { initDate, endDate });

/** The movements of one day. */
export const dayLink = (day: WireDay): ListLink => link(paths.transactions, { initDate: day, endDate: day });

/** The payments of these days that were declined for a reason. */
export const declinesLink = (authResult: DeclineReason, { initDate, endDate }: Days): ListLink =>
  link(paths.transactions, { initDate, endDate }, { authResult });

/** The list that each line of what needs attention leads to. */
export const attentionLinks = {
  chargebacks: (): string => `${paths.chargebacks}?tab=toAnswer`,
  authorizations: ({ initDate, endDate }: NonNullable<Attention['authorizations']>): ListLink | string =>
    initDate && endDate ? link(paths.preauthorizations, { initDate, endDate }) : paths.preauthorizations,
  subscriptions: (): string => `${paths.subscriptions}?status=paused`,
  webhooks: (): string => `${paths.deliveries}?state=failed`,
};

/** Every movement, the newest first. */
export const allMovementsPath = `${paths.transactions}?dates=any`;

export const depositsPath = paths.settlements;
