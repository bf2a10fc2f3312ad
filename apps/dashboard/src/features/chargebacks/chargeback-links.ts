import type { Location } from 'react-router';
import type { ListBehind } from '#components/list/list-behind.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { href, paths } from '#paths/paths.ts';

/** The decisions of the sandbox's bank, each a dialog with its own address over the detail. */
export const decisions = ['win', 'lose'] as const;
export type Decision = (typeof decisions)[number];

export const chargebackLink = (idTransaction: number, list: string) => ({
  to: href.chargeback(idTransaction),
  state: { list } satisfies ListBehind,
});

/** Keeps the query of the list, so that the way back from the detail leads to the same list. */
export const decisionLink = (decision: Decision, idTransaction: number, list: string) => {
  const link = overlayLink(href.chargeback(idTransaction, decision));
  return { ...link, state: { ...link.state, list } satisfies ListBehind };
};

/** The decision that an address opens, if any. */
export const decisionOf = ({ pathname }: Pick<Location, 'pathname'>): Decision | undefined =>
  decisions.find((decision) => pathname.replace(/\/$/, '') === `${paths.chargebackDetail}/${decision}`);
