import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPart } from '#parts/load-part.ts';
import type { DropdownMenuProps } from './dropdown-menu-surface.tsx';
import type { PopoverProps } from './popover-surface.tsx';
import type { TooltipProps } from './tooltip-surface.tsx';

type UnusedTriggerProps = {
  /** A button. */
  trigger: ReactNode;
  kind: 'dialog' | 'menu';
  /** Begins to fetch what the button opens. */
  onNear: () => void;
  onUse: () => void;
};

/**
 * The button of a menu or popover that was not opened yet. Its code is large, so it is fetched when the pointer or the focus
 * approaches, and replaces this button when it is pressed.
 */
const UnusedTrigger = ({ trigger, kind, onNear, onUse }: UnusedTriggerProps) => {
  if (!isValidElement<ComponentProps<'button'>>(trigger)) return trigger;
  const { onClick, onKeyDown, onPointerEnter, onFocus } = trigger.props;
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      onNear();
    },
    onFocus: (event) => {
      onFocus?.(event);
      onNear();
    },
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) onUse();
    },
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (kind !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      onUse();
    },
  });
};

const popoverPart = createPart(() => import('./popover-surface.tsx'));
const PopoverSurface = lazy(async () => ({ default: (await popoverPart.load()).PopoverSurface }));

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
  const unused = (
    <UnusedTrigger trigger={trigger} kind="dialog" onNear={popoverPart.fetchAhead} onUse={use} />
  );
  return <Suspense fallback={unused}>{used || open ? <PopoverSurface {...props} /> : unused}</Suspense>;
};

const tooltipPart = createPart(() => import('./tooltip-surface.tsx'));
type TooltipPart = Awaited<ReturnType<typeof tooltipPart.load>>;

/**
 * Additional text about a control while the pointer or the focus is on it; Escape hides it. It must not contain essential
 * information, because touch devices never show it. Its code is loaded with the first control that has one. It takes the control's
 * place, which would lose the focus, so a control that has the focus stays as it is until it has not.
 */
export const Tooltip = (props: TooltipProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const [part, setPart] = useState<TooltipPart>();
  useEffect(() => {
    const control = place.current;
    const gone = new AbortController();
    const take = (loaded: TooltipPart): void => {
      if (gone.signal.aborted) return;
      const show = () => setPart(loaded);
      if (!control?.contains(document.activeElement)) show();
      else control.addEventListener('focusout', show, { once: true, signal: gone.signal });
    };
    // Without its code the control does without the text.
    tooltipPart.load().then(take, () => undefined);
    return () => gone.abort();
  }, []);
  return (
    <span ref={place} className="contents">
      {part ? <part.TooltipSurface {...props} /> : props.children}
    </span>
  );
};

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
