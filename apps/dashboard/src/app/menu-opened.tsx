import type { RoleName } from '@pasarela/contracts/roles/roles';
import { NavLink } from 'react-router';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { Drawer } from '#components/ui/dialog.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { screens } from './screens/screens.ts';
import { menuLinkClass, SideMenu } from './side-menu.tsx';

type MenuOpenedProps = { role: RoleName; open: boolean; onOpenChange: (open: boolean) => void };

export const MenuOpened = ({ role, open, onOpenChange }: MenuOpenedProps) => {
  const words = usePortalWords();
  const [language] = useLanguage();
  const close = () => onOpenChange(false);
  return (
    <Drawer side="left" closesOnBack open={open} onOpenChange={onOpenChange} title={words.menu}>
      <div className="-mx-3">
        <SideMenu role={role} onFollow={close} />
        {/* The header has no room for it where this menu is opened on a phone. */}
        <NavLink to={screens.help.path} onClick={close} className={`mt-5 ${menuLinkClass}`}>
          {screens.help.title[language]}
        </NavLink>
      </div>
    </Drawer>
  );
};
