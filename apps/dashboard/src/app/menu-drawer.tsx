import type { RoleName } from '@pasarela/contracts/roles/roles';
import { lazy, Suspense, startTransition, useState } from 'react';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { createPart } from '#parts/load-part.ts';

/** Also fetched ahead by the layout, so that it opens without a connection. */
export const menuPart = createPart(() => import('./menu-opened.tsx'));
const MenuOpened = lazy(async () => ({ default: (await menuPart.load()).MenuOpened }));

/** The side menu as a drawer, for narrow windows. */
export const MenuDrawer = ({ role }: { role: RoleName }) => {
  const words = usePortalWords();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() =>
          startTransition(() => {
            setUsed(true);
            setOpen(true);
          })
        }
        className="-ml-2 lg:hidden"
      >
        <Icon name="menu" className="size-5" />
      </Button>
      <Suspense>{used && <MenuOpened role={role} open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
};
