import { lazy, Suspense, useState } from 'react';
import type { DropdownMenuProps } from './dropdown-menu-surface.tsx';
import { UnusedTrigger } from './unused-trigger.tsx';

const load = () => import('./dropdown-menu-surface.tsx');
const DropdownMenuSurface = lazy(async () => ({ default: (await load()).DropdownMenuSurface }));

export const DropdownItem = lazy(async () => ({ default: (await load()).DropdownItem }));
export const DropdownLink = lazy(async () => ({ default: (await load()).DropdownLink }));
export const DropdownLabel = lazy(async () => ({ default: (await load()).DropdownLabel }));
export const DropdownSeparator = lazy(async () => ({ default: (await load()).DropdownSeparator }));
export const DropdownChoices = lazy(async () => ({ default: (await load()).DropdownChoices }));

/** A menu that opens at its button. Its weight comes when it is used. */
export const DropdownMenu = (props: DropdownMenuProps) => {
  const [used, setUsed] = useState(false);
  const { trigger } = props;
  if (!used) return <UnusedTrigger trigger={trigger} kind="menu" load={load} onUse={() => setUsed(true)} />;
  return (
    <Suspense fallback={<UnusedTrigger trigger={trigger} kind="menu" load={load} />}>
      <DropdownMenuSurface {...props} />
    </Suspense>
  );
};
