import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { callsWords } from '#api/calls-words.ts';
import { isReachable } from '#api/connection.ts';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { showToast } from '#components/ui/toast.tsx';
import { wordsNow } from '#i18n/use-words.ts';
import { changeCompany, selectCompany } from '#session/session-store.ts';
import type { SelectedCompany } from '#session/session-value.ts';
import { forgetWanted } from '#session/wanted-address.ts';

export const companiesQuery = () =>
  queryOptions({
    queryKey: ['companies'],
    queryFn: () => callOperation('listCompanies', { params: { param: '0' } }),
  });

/** Opens another business in a new document, after asking about unsaved changes. Without a connection it shows an error instead. */
export const openOtherCompany = (company: SelectedCompany): void => {
  if (isReachable()) leaveAfterAsking(() => changeCompany(company));
  else showToast({ tone: 'error', title: wordsNow(callsWords).unavailable });
};

/** Enters a business from the list of businesses and clears the cached data of the one before. */
export const useEnterCompany = () => {
  const client = useQueryClient();
  return (company: SelectedCompany) => {
    selectCompany(company);
    forgetWanted();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'companies' });
  };
};
