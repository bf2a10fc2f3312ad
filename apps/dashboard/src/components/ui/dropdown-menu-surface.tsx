import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

const itemClass =
  'flex min-h-9 items-center gap-2 rounded-control px-2.5 text-14 text-ink no-underline outline-none data-highlighted:bg-hover data-disabled:text-ink-faint pointer-coarse:min-h-11';

export type DropdownMenuProps = {
  /** One element that accepts a ref, such as a button. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
};

/** The menu is mounted when it is first used, so it begins open. */
export const DropdownMenuSurface = ({ trigger, children, align = 'end' }: DropdownMenuProps) => (
  <Radix.Root modal={false} defaultOpen>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={16}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 data-[state=open]:animate-appear overflow-y-auto rounded-panel border border-line bg-paper p-1 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

export const DropdownItem = ({ className = '', ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item {...rest} className={`${itemClass} ${className}`} />
);

type DropdownLinkProps = {
  readonly children: ReactNode;
  /** It takes something away that does not come back. */
  readonly danger?: boolean;
};

/** A link as a menu item: `asChild` applies the style to the router's link. */
export const DropdownLink = ({ children, danger = false }: DropdownLinkProps) => (
  <Radix.Item asChild className={danger ? `${itemClass} text-danger!` : itemClass}>
    {children}
  </Radix.Item>
);

export const DropdownLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-2 pb-1 text-12 text-ink-faint">{children}</Radix.Label>
);

export const DropdownSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;

type DropdownChoicesProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { value: string; label: string /** Stands before the label. */; start?: ReactNode }[];
};

/** Menu choices of which one is selected and marked. */
export const DropdownChoices = ({ label, value, onChange, choices }: DropdownChoicesProps) => (
  <Radix.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
    {choices.map((choice) => (
      <Radix.RadioItem key={choice.value} value={choice.value} className={`${itemClass} justify-between`}>
        <span className="flex items-center gap-2">
          {choice.start}
          {choice.label}
        </span>
        <Radix.ItemIndicator>
          <Icon name="check" />
        </Radix.ItemIndicator>
      </Radix.RadioItem>
    ))}
  </Radix.RadioGroup>
);
