import { lazy, Suspense, startTransition, useState } from 'react';
import type { PopoverProps } from './popover-surface.tsx';
import { UnusedTrigger } from './unused-trigger.tsx';

const load = () => import('./popover-surface.tsx');
const PopoverSurface = lazy(async () => ({ default: (await load()).PopoverSurface }));

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
  const unused = <UnusedTrigger trigger={trigger} kind="dialog" load={load} onUse={use} />;
  return <Suspense fallback={unused}>{used || open ? <PopoverSurface {...props} /> : unused}</Suspense>;
};
