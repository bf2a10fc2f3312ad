import { Command } from 'cmdk';
import type { ReactNode, RefObject } from 'react';
import { Icon, PathIcon } from './icon.tsx';
import { Keys } from './keys.tsx';

type CommandBoxProps = {
  readonly label: string;
  readonly results: string;
  /** Which keys do what, for who has a keyboard. */
  readonly legend: { readonly choose: string; readonly open: string; readonly close: string };
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The id of the command that Enter takes. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Said above the commands, outside of their list, which may hold nothing else. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
};

/** A text field over a list of commands that the arrow keys select while the user types. The caller filters the list. */
export const CommandBox = ({
  label,
  results,
  legend,
  text,
  onType,
  selected,
  onSelect,
  input,
  notice,
  children,
}: CommandBoxProps) => (
  <Command
    shouldFilter={false}
    loop
    label={label}
    value={selected}
    onValueChange={onSelect}
    className="flex h-full flex-col"
  >
    <div className="relative border-b border-line">
      <Icon name="search" className="absolute top-1/2 left-5 size-4 -translate-y-1/2 text-ink-faint" />
      <Command.Input
        ref={input}
        value={text}
        onValueChange={onType}
        placeholder={label}
        aria-label={label}
        className="min-h-13 w-full bg-transparent pr-14 pl-12 text-16 text-ellipsis text-ink outline-none placeholder:text-ink-faint"
      />
    </div>
    <div role="status">{notice}</div>
    <Command.List
      label={results}
      className="min-h-0 scroll-py-2 overflow-y-auto p-2 sm:max-h-[min(54dvh,30rem)]"
    >
      {children}
    </Command.List>
    <p className="flex gap-5 border-t border-line px-5 py-2 text-12 text-ink-faint max-sm:hidden pointer-coarse:hidden">
      {(
        [
          [['↑', '↓'], legend.choose],
          [['↵'], legend.open],
          [['Esc'], legend.close],
        ] as const
      ).map(([keys, does]) => (
        <span key={does} className="inline-flex items-center gap-1.5">
          <Keys keys={keys} /> {does}
        </span>
      ))}
    </p>
  </Command>
);

export const CommandGroup = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) => (
  <Command.Group
    heading={heading}
    className="not-first:pt-2 pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
  >
    {children}
  </Command.Group>
);

type CommandItemProps = {
  /** The unique key of the command. */
  readonly id: string;
  /** The path of its icon, on a grid of 24. */
  readonly icon: string;
  readonly onChoose: () => void;
  /** The keys that do the same from the page. */
  readonly keys?: readonly string[] | undefined;
  readonly children: ReactNode;
};

export const CommandItem = ({ id, icon, onChoose, keys, children }: CommandItemProps) => (
  <Command.Item
    value={id}
    onSelect={onChoose}
    className="flex min-h-9 cursor-default group/command items-center gap-3 rounded-control px-3 text-14 [overflow-wrap:anywhere] data-[selected=true]:bg-hover data-[selected=true]:[&_span.text-ink-faint]:text-ink-soft pointer-coarse:min-h-11"
  >
    <PathIcon
      path={icon}
      className="size-4 text-ink-faint group-data-[selected=true]/command:text-accent-strong"
    />
    <span className="flex min-w-0 grow items-center justify-between gap-3">{children}</span>
    {keys && <Keys keys={keys} className="pointer-coarse:hidden" />}
  </Command.Item>
);
