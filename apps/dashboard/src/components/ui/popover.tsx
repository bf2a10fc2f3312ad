import { lazy, Suspense, useState } from 'react';
import type { PopoverProps } from './popover-surface.tsx';
import { UnusedTrigger } from './unused-trigger.tsx';

const load = () => import('./popover-surface.tsx');
const PopoverSurface = lazy(async () => ({ default: (await load()).PopoverSurface }));

/** Something that opens at its button. Its weight comes when it is used. */
export const Popover = (props: PopoverProps) => {
  const [used, setUsed] = useState(false);
  const { trigger, open, onOpenChange } = props;
  if (!used && !open) {
    const use = () => {
      setUsed(true);
      onOpenChange?.(true);
    };
    return <UnusedTrigger trigger={trigger} kind="dialog" load={load} onUse={use} />;
  }
  return (
    <Suspense fallback={<UnusedTrigger trigger={trigger} kind="dialog" load={load} />}>
      <PopoverSurface {...props} />
    </Suspense>
  );
};
