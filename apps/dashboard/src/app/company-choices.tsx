import { useQuery } from '@tanstack/react-query';
import { companiesQuery } from '#access/companies-query.ts';
import { openOtherCompany } from '#access/open-other-company.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { DropdownChoices, DropdownLabel, DropdownSeparator } from '#components/ui/dropdown-menu.tsx';

/** The user's businesses, where there is more than one to choose from. */
export const CompanyChoices = ({ currentId }: { currentId: number }) => {
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
