import type { RoleName } from '@pasarela/contracts/roles/roles';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { usePaletteWords } from '#app/palette/palette-words.ts';
import { mayBeShortcut } from '#app/shortcuts/shortcut-keys.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { whenReachable } from '#parts/load-part.ts';

const Palette = lazy(whenReachable(async () => ({ default: (await import('./palette.tsx')).Palette })));

const isItsKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** The shortcut is Command on a Mac and Ctrl elsewhere. */
const isMac = /Mac/.test(navigator.userAgent);

type PaletteButtonProps = { readonly role: RoleName; readonly companyId: number };

/** Opens the palette, also by its keyboard shortcut from every page. Its code is loaded when it is first opened. */
export const PaletteButton = ({ role, companyId }: PaletteButtonProps) => {
  const words = usePaletteWords();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () =>
    startTransition(() => {
      setUsed(true);
      setOpen(true);
    });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isSlash = event.key === '/' && mayBeShortcut(event, event.target);
      if (!isSlash && !isItsKey(event)) return;
      event.preventDefault();
      // Another dialog is open already.
      if (!document.querySelector('[role=dialog]')) show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="lg:hidden"
      >
        <Icon name="search" />
      </Button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        className="mr-2 hidden min-h-9 cursor-pointer items-center gap-2 rounded-control border border-line bg-paper px-3 text-13 text-ink-soft hover:bg-hover hover:text-ink lg:inline-flex"
      >
        <Icon name="search" className="size-3.5" />
        {words.open}
        <span aria-hidden="true" className="ml-4 text-12 text-ink-faint">
          {isMac ? words.key.mac : words.key.others}
        </span>
      </button>
      <Suspense>
        {used && <Palette role={role} companyId={companyId} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
};
