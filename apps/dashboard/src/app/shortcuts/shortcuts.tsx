import type { RoleName } from '@pasarela/contracts/roles/roles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { whenReachable } from '#parts/load-part.ts';
import { mayBeShortcut, screenShortcuts } from './shortcut-keys.ts';

const ShortcutsDialog = lazy(
  whenReachable(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog })),
);

type ShortcutsProps = { readonly role: RoleName };

/** `g` and a letter open a screen of the menu, and `?` shows all shortcuts. The palette has its own. */
export const Shortcuts = ({ role }: ShortcutsProps) => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isGoing = useRef(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const wasGoing = isGoing.current;
      isGoing.current = false;
      if (!mayBeShortcut(event, event.target)) return;
      const key = event.key.toLowerCase();
      const screen = wasGoing ? screenShortcuts(role).find(({ letter }) => letter === key) : undefined;
      if (screen) {
        event.preventDefault();
        void navigate(screen.entry.path);
      } else if (key === 'g') isGoing.current = true;
      else if (key === '?') {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, role]);
  return <Suspense>{isOpen && <ShortcutsDialog role={role} onClose={() => setOpen(false)} />}</Suspense>;
};
