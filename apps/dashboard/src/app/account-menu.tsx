import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { companiesQuery, openOtherCompany } from '#access/companies.ts';
import { logOut } from '#access/log-out.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import {
  DropdownChoices,
  DropdownItem,
  DropdownLabel,
  DropdownLink,
  DropdownMenu,
  DropdownSeparator,
} from '#components/ui/popups.tsx';
import { useOtherLanguage, useOtherTheme } from '#components/ui/preferences.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import type { SelectedCompany } from '#session/session-value.ts';
import { commonScreens, screens } from './screens/screens.ts';

/** The user's businesses, where there is more than one to choose from. */
const CompanyChoices = ({ currentId }: { currentId: number }) => {
  const words = usePortalWords();
  const companies = useQuery(companiesQuery()).data ?? [];
  if (companies.length < 2) return null;
  const choose = (value: string) => {
    const chosen = companies.find(({ id }) => String(id) === value);
    if (chosen && chosen.id !== currentId) openOtherCompany(chosen);
  };
  return (
    <>
      <DropdownLabel>{words.changeBusiness}</DropdownLabel>
      <DropdownChoices
        label={words.changeBusiness}
        value={String(currentId)}
        onChange={choose}
        choices={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DropdownSeparator />
    </>
  );
};

type AccountMenuProps = { role: RoleName; company: SelectedCompany; userName: string };

/** The current business, the other businesses, and the user's own entries. */
export const AccountMenu = ({ role, company, userName }: AccountMenuProps) => {
  const words = usePortalWords();
  const client = useQueryClient();
  const [language] = useLanguage();
  const otherLanguage = useOtherLanguage();
  const theme = useOtherTheme();
  // The choices are loaded before the menu opens.
  const prefetch = () => void client.prefetchQuery(companiesQuery());
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="small"
          aria-label={words.accountMenu(company.name)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          className="min-w-0 max-sm:px-2"
        >
          <span className="truncate">{company.name}</span>
          <Icon name="chevronDown" className="size-3.5" />
        </Button>
      }
    >
      <CompanyChoices currentId={company.id} />
      <DropdownLink>
        <Link to={commonScreens.businesses.path}>{commonScreens.businesses.title[language]}</Link>
      </DropdownLink>
      {mayDo(role, screens.integration.permission) && (
        <DropdownLink>
          <Link to={screens.integration.path}>{screens.integration.title[language]}</Link>
        </DropdownLink>
      )}
      <DropdownLink>
        <Link to={screens.statement.path}>{screens.statement.title[language]}</Link>
      </DropdownLink>
      <DropdownLink>
        <Link to={screens.account.path}>{screens.account.title[language]}</Link>
      </DropdownLink>
      <span className="contents sm:hidden">
        <DropdownSeparator />
        <DropdownItem lang={otherLanguage.lang} onSelect={otherLanguage.toggle}>
          {otherLanguage.label}
        </DropdownItem>
        <DropdownItem onSelect={theme.toggle}>{theme.label}</DropdownItem>
      </span>
      <DropdownSeparator />
      <DropdownLabel>{words.signedInAs(userName)}</DropdownLabel>
      <DropdownItem onSelect={() => leaveAfterAsking(() => void logOut())}>{words.logOut}</DropdownItem>
    </DropdownMenu>
  );
};
