import { lazy, Suspense, startTransition, useState } from 'react';
import { createPart } from '#parts/load-part.ts';
import type { PopoverProps } from './popover-surface.tsx';
import { UnusedTrigger } from './unused-trigger.tsx';

const part = createPart(() => import('./popover-surface.tsx'));
const PopoverSurface = lazy(async () => ({ default: (await part.load()).PopoverSurface }));

/** A popover at its button. Its code is loaded when it is first used. */
export const Popover = (props: PopoverProps) => {
  const [used, setUsed] = useState(false);
  const { trigger, open, onOpenChange } = props;
  // A transition keeps the button unchanged until the popover's code is loaded.
  const use = () =>
    startTransition(() => {
      setUsed(true);
      onOpenChange?.(true);
    });
  const unused = <UnusedTrigger trigger={trigger} kind="dialog" onNear={part.fetchAhead} onUse={use} />;
  return <Suspense fallback={unused}>{used || open ? <PopoverSurface {...props} /> : unused}</Suspense>;
};
