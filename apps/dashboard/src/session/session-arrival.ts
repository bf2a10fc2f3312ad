import { isLeavingSession, readSession, readTabOwner, selectCompany } from './session-store.ts';
import { forgetWanted, keepWanted, readWanted } from './wanted-address.ts';

/** The pages that stand before a business is chosen. */
const opensWithoutCompany = (address: string): boolean => /^\/(?:business|users)(?=[/?]|$)/.test(address);

/** Keeps the page that was asked for by who is not signed in, or has not chosen a business yet. */
export const rememberAsked = (url: string): void => {
  if (isLeavingSession()) return;
  const { pathname, search } = new URL(url);
  keepWanted({ address: `${pathname}${search}`, owner: readTabOwner(), company: null });
};

/** The page to open once a business is entered; the resume where none was asked for. */
export const addressInCompany = (): string => {
  const wanted = readWanted();
  return wanted && !opensWithoutCompany(wanted.address) ? wanted.address : '/home';
};

/**
 * Where who has just signed in, or goes on in a session, is led: back to the page that was interrupted or asked for, in its
 * business; otherwise into the business that is selected, or to the list of businesses.
 */
export const addressOfArrival = (): string => {
  const session = readSession();
  const wanted = readWanted();
  const company = wanted?.company ?? session?.company ?? null;
  if (!wanted) return company ? '/home' : '/business';
  if (opensWithoutCompany(wanted.address)) {
    forgetWanted();
    return wanted.address;
  }
  // The page is opened later, when the user has chosen a business from the list.
  if (!company) return '/business';
  forgetWanted();
  selectCompany(company);
  return wanted.address;
};
