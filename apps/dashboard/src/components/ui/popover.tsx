import { lazy, Suspense, startTransition, useState } from 'react';
import { createPart } from '#parts/load-part.ts';
import type { PopoverProps } from './popover-surface.tsx';
import { UnusedTrigger } from './unused-trigger.tsx';

const part = createPart(() => import('./popover-surface.tsx'));
const PopoverSurface = lazy(async () => ({ default: (await part.load()).PopoverSurface }));

/** Something that opens at its button. Its weight comes when it is used. */
export const Popover = (props: PopoverProps) => {
  const [used, setUsed] = useState(false);
  const { trigger, open, onOpenChange } = props;
  // A transition: the button stays as it is until what it opens is there.
  const use = () =>
    startTransition(() => {
      setUsed(true);
      onOpenChange?.(true);
    });
  const unused = <UnusedTrigger trigger={trigger} kind="dialog" onNear={part.fetchAhead} onUse={use} />;
  return <Suspense fallback={unused}>{used || open ? <PopoverSurface {...props} /> : unused}</Suspense>;
};
