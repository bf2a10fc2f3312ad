import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';

export type PopoverProps = {
  /** One element that accepts a ref, such as a button. */
  trigger: ReactNode;
  children: ReactNode;
  /** The popover's accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** The popover is mounted when it is first used, so it begins open. */
export const PopoverSurface = ({
  trigger,
  children,
  label,
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) => (
  <Radix.Root
    defaultOpen
    {...(open === undefined ? {} : { open })}
    {...(onOpenChange ? { onOpenChange } : {})}
  >
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] data-[state=open]:animate-appear overflow-y-auto rounded-panel border border-line bg-paper p-3 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
