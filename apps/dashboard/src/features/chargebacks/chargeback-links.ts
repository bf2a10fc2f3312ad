import type { Location } from 'react-router';
import type { ListBehind } from '#components/list/list-behind.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { paths } from '#paths/paths.ts';

const detailPath = paths.chargebackDetail;

/** The decisions of the sandbox's bank, each a dialog with its own address over the detail. */
export const decisions = ['win', 'lose'] as const;
export type Decision = (typeof decisions)[number];

const searchOf = (idTransaction: number): string => `?id=${idTransaction}`;

export const chargebackPage = (idTransaction: number) => ({
  pathname: detailPath,
  search: searchOf(idTransaction),
});

export const chargebackLink = (idTransaction: number, list: string) => ({
  to: chargebackPage(idTransaction),
  state: { list } satisfies ListBehind,
});

/** Keeps the query of the list, so that the way back from the detail leads to the same list. */
export const decisionLink = (decision: Decision, idTransaction: number, list: string) => {
  const link = overlayLink({ pathname: `${detailPath}/${decision}`, search: searchOf(idTransaction) });
  return { ...link, state: { ...link.state, list } satisfies ListBehind };
};

/** The decision that an address opens, if any. */
export const decisionOf = ({ pathname }: Pick<Location, 'pathname'>): Decision | undefined =>
  decisions.find((decision) => pathname.replace(/\/$/, '') === `${detailPath}/${decision}`);
