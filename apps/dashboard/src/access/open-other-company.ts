import { callsWords } from '#api/calls-words.ts';
import { isReachable } from '#api/connection.ts';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { wordsNow } from '#i18n/use-words.ts';
import { changeCompany } from '#session/session-store.ts';
import type { SelectedCompany } from '#session/session-value.ts';

/** Opens another business in a new document, after asking about unsaved changes. Without a connection it shows an error instead. */
export const openOtherCompany = (company: SelectedCompany): void => {
  if (isReachable()) leaveAfterAsking(() => changeCompany(company));
  else showToast({ tone: 'error', title: wordsNow(callsWords).unavailable });
};
