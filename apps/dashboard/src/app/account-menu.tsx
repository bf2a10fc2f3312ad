import { lazy, Suspense, useState } from 'react';
import { AccountButton } from './account-button.tsx';
import type { AccountMenuProps } from './account-menu-opened.tsx';

const load = () => import('./account-menu-opened.tsx');
const AccountMenuOpened = lazy(() => load().then((module) => ({ default: module.AccountMenuOpened })));

/** Only a beginning: where it fails, opening the menu says so. */
const preload = () => {
  load().catch(() => undefined);
};

/** The account's menu. Its weight is loaded when it is used, and begins to come when the pointer or the focus nears. */
export const AccountMenu = (props: AccountMenuProps) => {
  const [used, setUsed] = useState(false);
  if (!used) {
    return (
      <AccountButton
        company={props.company}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setUsed(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setUsed(true);
        }}
      />
    );
  }
  return (
    <Suspense fallback={<AccountButton company={props.company} aria-busy />}>
      <AccountMenuOpened {...props} />
    </Suspense>
  );
};
