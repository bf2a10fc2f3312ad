import type { Location } from 'react-router';
import { paths } from '#paths/paths.ts';

/** The dialog opens over the resume, because the previous page may show deleted data afterwards. */
const resetPath = `${paths.resume}/reset-sandbox`;

/** The router state that marks the previous history entry as the user's page. */
export const resetLink = { to: resetPath, state: { hasStepBack: true }, preventScrollReset: true } as const;

export const isResetOpen = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname.replace(/\/$/, '') === resetPath;

export const hasStepBack = ({ state }: Pick<Location, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'hasStepBack' in state;
