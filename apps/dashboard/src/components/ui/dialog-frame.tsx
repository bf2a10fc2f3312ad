import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** What had the focus before a dialog opened; `below` is the same for the dialog that it opened over or that it replaces. */
type Origin = { readonly element: HTMLElement | null; readonly below: Origin | null };

/** The origin of the dialog that was opened last. */
let lastOrigin: Origin | null = null;

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/** The nearest element that is still on the page. */
const remaining = (origin: Origin | null): HTMLElement | null => {
  for (let one = origin; one; one = one.below) if (one.element?.isConnected) return one.element;
  return null;
};

/** Returns the focus to the element that had it before a dialog opened, or to the page's content if that element is gone. */
const useReturnFocus = () => {
  const origin = useRef<Origin | null>(null);
  return {
    remember: (): void => {
      // A dialog that replaces another one finds no focused element, because the other one held the focus.
      origin.current = { element: focused(), below: lastOrigin };
      lastOrigin = origin.current;
    },
    giveBack: (event: Event): void => {
      event.preventDefault();
      const under = document.querySelector('[role=dialog][data-state=open]');
      if (under) {
        if (lastOrigin === origin.current) lastOrigin = origin.current?.below ?? null;
        // A dialog opened from within another one returns the focus to it; a dialog that replaced another one does not.
        const element = remaining(origin.current);
        if (under.contains(element)) element?.focus({ preventScroll: true });
        return;
      }
      lastOrigin = null;
      // Another page has opened and has the focus.
      if (focused()) return;
      // Dialogs that close together may do so in any order: the one above then finds its own origin gone.
      remaining(origin.current)?.focus({ preventScroll: true });
      if (!focused()) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
};

export type FrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequence of the dialog's action, in one sentence with its figures. */
  description?: ReactNode;
  /** The buttons, labelled with verbs; the confirming one is last. */
  footer?: ReactNode;
  children?: ReactNode;
  /** False while something runs: neither Escape nor a click outside closes it. */
  dismissible?: boolean;
  /** The control that has the focus first; the dialog's first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  place: keyof typeof places;
  /** Only the content, which has the title's place: the title is read and not seen. */
  isBare?: boolean;
  /** Called when the user types or chooses something in it. */
  onInput?: () => void;
};

const places = {
  centre:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-panel data-[state=open]:animate-appear sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[12vh] sm:w-[30rem] sm:max-h-[80dvh] sm:-ml-[15rem] sm:rounded-panel',
  /** What is searched in: on a phone it has the window, so that its field stays where it is while the results change. */
  search:
    'inset-0 data-[state=open]:animate-appear sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[12vh] sm:w-[36rem] sm:max-h-[80dvh] sm:-ml-[18rem] sm:rounded-panel',
  left: 'inset-y-0 left-0 w-full max-w-[18rem] data-[state=open]:animate-from-left',
  right: 'inset-y-0 right-0 w-full max-w-[28rem] data-[state=open]:animate-from-right',
  wideRight: 'inset-y-0 right-0 w-full max-w-[42rem] data-[state=open]:animate-from-right',
} as const;

/** A dialog at its place in the window. `Dialog` and `Drawer` are what forms are put in. */
export const DialogFrame = ({
  open,
  onOpenChange,
  title,
  description,
  footer,
  children,
  dismissible = true,
  initialFocus,
  place,
  isBare = false,
  onInput,
}: FrameProps) => {
  const words = useControlsWords();
  const { remember, giveBack } = useReturnFocus();
  const keep = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  // A click on a toast must not close the dialog below it. The event is handled after the click, when the toast has left the page
  // but still contains the clicked element.
  const keepForToasts = (event: Event) => {
    const onToast = event.target instanceof Element && event.target.closest('[data-toast]');
    if (!dismissible || onToast) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-overlay" />
        <RadixDialog.Content
          onEscapeKeyDown={keep}
          onInteractOutside={keepForToasts}
          onOpenAutoFocus={(event) => {
            remember();
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={giveBack}
          onInput={onInput}
          className={`fixed z-50 flex flex-col bg-paper shadow-float ${places[place]}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div
            className={
              isBare
                ? 'absolute top-0 right-3 z-10 flex h-13 items-center'
                : 'flex items-start justify-between gap-4 px-6 pt-5'
            }
          >
            <RadixDialog.Title className={isBare ? 'sr-only' : 'min-w-0 text-16 font-semibold wrap-anywhere'}>
              {title}
            </RadixDialog.Title>
            {dismissible && (
              <RadixDialog.Close asChild>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={words.close}
                  className={isBare ? '' : '-mt-1.5 -mr-2.5 pointer-coarse:-mt-2.5 pointer-coarse:-mr-3.5'}
                >
                  <Icon name="close" />
                </Button>
              </RadixDialog.Close>
            )}
          </div>
          <div className={isBare ? 'min-h-0 grow' : 'grow overflow-y-auto px-6 pt-1 pb-5'}>
            {description && (
              <RadixDialog.Description className="break-words text-ink-soft">
                {description}
              </RadixDialog.Description>
            )}
            {isBare
              ? children
              : children && <div className={`empty:hidden ${description ? 'pt-4' : 'pt-2'}`}>{children}</div>}
          </div>
          {footer && (
            <div
              data-dialog-buttons
              className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:*:grow"
            >
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
