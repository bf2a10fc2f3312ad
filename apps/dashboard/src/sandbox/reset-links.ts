import type { Location } from 'react-router';

/** The dialog lies over the resume: what was shown before is not there any more afterwards. */
const resetPath = '/home/reset-sandbox';

/** The state says that one step back is where the user was. */
export const resetLink = { to: resetPath, state: { hasStepBack: true }, preventScrollReset: true } as const;

export const isResetOpen = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname.replace(/\/$/, '') === resetPath;

export const hasStepBack = ({ state }: Pick<Location, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'hasStepBack' in state;
