import { lazy, Suspense } from 'react';
import { createPart } from '#parts/load-part.ts';
import type { TooltipProps } from './tooltip-surface.tsx';

const part = createPart(() => import('./tooltip-surface.tsx'));
const TooltipSurface = lazy(async () => ({ default: (await part.load()).TooltipSurface }));

/**
 * Additional text about a control while the pointer or the focus is on it; Escape hides it. It must not contain essential
 * information, because touch devices never show it. Its code is loaded with the first control that has one.
 */
export const Tooltip = (props: TooltipProps) => (
  <Suspense fallback={props.children}>
    <TooltipSurface {...props} />
  </Suspense>
);
