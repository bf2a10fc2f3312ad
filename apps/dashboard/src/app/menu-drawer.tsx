import type { RoleName } from '@pasarela/contracts/roles/roles';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DialogFrame } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';
import { SideMenu } from './side-menu.tsx';

/** The side menu where there is no room for it beside the page. */
export const MenuDrawer = ({ role }: { role: RoleName }) => {
  const words = useWords({ es, en });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.openMenu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-2 lg:hidden"
      >
        <Icon name="menu" className="size-5" />
      </Button>
      <DialogFrame open={open} onOpenChange={setOpen} title={words.menu} place="left">
        <div className="-mx-3">
          <SideMenu role={role} onFollow={() => setOpen(false)} />
        </div>
      </DialogFrame>
    </>
  );
};
