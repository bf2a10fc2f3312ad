import { useQuery } from '@tanstack/react-query';
import { companiesQuery } from '#access/companies-query.ts';
import { openOtherCompany } from '#access/open-other-company.ts';
import { DropdownChoices, DropdownLabel, DropdownSeparator } from '#components/ui/dropdown-menu.tsx';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';

/** The user's businesses, where there is more than one to choose from. */
export const CompanyChoices = ({ currentId }: { currentId: number }) => {
  const words = useWords({ es, en });
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
