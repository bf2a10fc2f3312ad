import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  DropdownChoices,
  DropdownItem,
  DropdownLabel,
  DropdownLink,
  DropdownMenu,
  DropdownSeparator,
} from '#components/ui/dropdown-menu.tsx';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';
import { companiesQuery } from '#session/companies-query.ts';
import { changeCompany } from '#session/enter-company.ts';
import { logOut } from '#session/log-out.ts';
import type { SelectedCompany } from '#session/session-store.ts';
import { AccountButton } from './account-button.tsx';
import { screens } from './screens.ts';

export type AccountMenuProps = { role: RoleName; company: SelectedCompany; userName: string };

/** The business that is shown, the others, and what belongs to the user. */
export const AccountMenuOpened = ({ role, company, userName }: AccountMenuProps) => {
  const words = useWords({ es, en });
  const companies = useQuery(companiesQuery()).data ?? [];
  return (
    <DropdownMenu trigger={<AccountButton company={company} />} defaultOpen>
      {companies.length > 1 && (
        <>
          <DropdownLabel>{words.changeBusiness}</DropdownLabel>
          <DropdownChoices
            label={words.changeBusiness}
            value={String(company.id)}
            onChange={(value) => {
              const chosen = companies.find(({ id }) => String(id) === value);
              if (chosen && chosen.id !== company.id) changeCompany(chosen);
            }}
            choices={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <DropdownSeparator />
        </>
      )}
      <DropdownLink>
        <Link to="/business">{words.screens.businesses}</Link>
      </DropdownLink>
      {mayDo(role, screens.integration.permission) && (
        <DropdownLink>
          <Link to={screens.integration.path}>{words.screens.integration}</Link>
        </DropdownLink>
      )}
      <DropdownLink>
        <Link to={screens.statement.path}>{words.screens.statement}</Link>
      </DropdownLink>
      <DropdownLink>
        <Link to={screens.account.path}>{words.screens.account}</Link>
      </DropdownLink>
      <DropdownSeparator />
      <DropdownLabel>{words.signedInAs(userName)}</DropdownLabel>
      <DropdownItem onSelect={() => void logOut()}>{words.logOut}</DropdownItem>
    </DropdownMenu>
  );
};
