import { useQueryClient } from '@tanstack/react-query';
import { type SelectedCompany, selectCompany } from './session-store.ts';

/** Makes a business the current one, before its pages are opened. What was read of the one before is forgotten. */
export const useEnterCompany = () => {
  const client = useQueryClient();
  return ({ id, name }: SelectedCompany) => {
    selectCompany({ id, name });
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'companies' });
  };
};

/**
 * From one business into another. As a new document: no part of the page may ask something of the new business with what
 * it knows of the old.
 */
export const changeCompany = ({ id, name }: SelectedCompany): void => {
  selectCompany({ id, name });
  window.location.assign('/home');
};
