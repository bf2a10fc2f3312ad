import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';

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
export const UnusedTrigger = ({ trigger, kind, onNear, onUse }: UnusedTriggerProps) => {
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
