import { lazy, Suspense, startTransition, useState } from 'react';
import { createPart } from '#parts/load-part.ts';
import type { DropdownMenuProps } from './dropdown-menu-surface.tsx';
import { UnusedTrigger } from './unused-trigger.tsx';

/** Also fetched ahead by the layout, so that its menus open without a connection. */
export const dropdownMenuPart = createPart(() => import('./dropdown-menu-surface.tsx'));
const DropdownMenuSurface = lazy(async () => ({
  default: (await dropdownMenuPart.load()).DropdownMenuSurface,
}));

export const DropdownItem = lazy(async () => ({ default: (await dropdownMenuPart.load()).DropdownItem }));
export const DropdownLink = lazy(async () => ({ default: (await dropdownMenuPart.load()).DropdownLink }));
export const DropdownLabel = lazy(async () => ({ default: (await dropdownMenuPart.load()).DropdownLabel }));
export const DropdownSeparator = lazy(async () => ({
  default: (await dropdownMenuPart.load()).DropdownSeparator,
}));
export const DropdownChoices = lazy(async () => ({
  default: (await dropdownMenuPart.load()).DropdownChoices,
}));

/** A menu that opens at its button. Its code is loaded when it is first used. */
export const DropdownMenu = (props: DropdownMenuProps) => {
  const [used, setUsed] = useState(false);
  // A transition keeps the button unchanged until the menu's code is loaded.
  const use = () => startTransition(() => setUsed(true));
  const unused = (
    <UnusedTrigger trigger={props.trigger} kind="menu" onNear={dropdownMenuPart.fetchAhead} onUse={use} />
  );
  return <Suspense fallback={unused}>{used ? <DropdownMenuSurface {...props} /> : unused}</Suspense>;
};
