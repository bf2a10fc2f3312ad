import { useQueryClient } from '@tanstack/react-query';
import { selectCompany } from '#session/session-store.ts';
import type { SelectedCompany } from '#session/session-value.ts';
import { forgetWanted } from '#session/wanted-address.ts';

/** From the list of businesses into one of them. What was read of the one before is forgotten. */
export const useEnterCompany = () => {
  const client = useQueryClient();
  return (company: SelectedCompany) => {
    selectCompany(company);
    forgetWanted();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'companies' });
  };
};
