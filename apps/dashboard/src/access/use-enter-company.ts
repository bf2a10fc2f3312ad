import { useQueryClient } from '@tanstack/react-query';
import { selectCompany } from '#session/session-store.ts';
import type { SelectedCompany } from '#session/session-value.ts';
import { forgetWanted } from '#session/wanted-address.ts';

/** Enters a business from the list of businesses and clears the cached data of the one before. */
export const useEnterCompany = () => {
  const client = useQueryClient();
  return (company: SelectedCompany) => {
    selectCompany(company);
    forgetWanted();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'companies' });
  };
};
