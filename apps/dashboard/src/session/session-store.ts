import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { paths } from '#paths/paths.ts';
import { claimDrafts, forgetDrafts, keepDrafts } from './form-drafts.ts';
import {
  isSameOwner,
  readOwner,
  readStored,
  type SelectedCompany,
  type Session,
  type SessionOwner,
} from './session-value.ts';
import { claimWanted, forgetWanted, keepWanted } from './wanted-address.ts';

const keys = {
  token: 'token',
  userName: 'userName',
  environment: 'environment',
  signedInAt: 'signedInAt',
  sharedId: 'sharedId',
  company: 'company',
  companyName: 'companyName',
} as const;

/** The storage keys of values that outlive the session in its tab. */
const noticeKey = 'notice';
const lastOwnerKey = 'lastOwner';

const listeners = new Set<() => void>();
const callListeners = new Set<() => void>();
let current: Session | null = stored();
let lastCallAt = Date.now();
let isLeaving = false;

function newSharedId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The tab's shared id. It is stored, so that a reload finds the same one. */
function storedSharedId(): string {
  const sharedId = sessionStorage.getItem(keys.sharedId) ?? newSharedId();
  sessionStorage.setItem(keys.sharedId, sharedId);
  return sharedId;
}

function stored(): Session | null {
  if (typeof sessionStorage === 'undefined') return null;
  const token = sessionStorage.getItem(keys.token);
  if (!token) return null;
  const company = Number(sessionStorage.getItem(keys.company));
  return {
    token,
    userName: sessionStorage.getItem(keys.userName) ?? '',
    environment: sessionStorage.getItem(keys.environment) === 'Production' ? 'Production' : 'Sandbox',
    signedInAt: Number(sessionStorage.getItem(keys.signedInAt)) || Date.now(),
    company:
      Number.isInteger(company) && company > 0
        ? { id: company, name: sessionStorage.getItem(keys.companyName) ?? '' }
        : null,
    sharedId: storedSharedId(),
  };
}

const change = (session: Session | null): void => {
  current = session;
  for (const listener of listeners) listener();
};

export const readSession = (): Session | null => current;

export const watchSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const writeCompany = (company: SelectedCompany | null): void => {
  if (company) {
    sessionStorage.setItem(keys.company, String(company.id));
    sessionStorage.setItem(keys.companyName, company.name);
  } else {
    sessionStorage.removeItem(keys.company);
    sessionStorage.removeItem(keys.companyName);
  }
};

const write = (session: Session): void => {
  sessionStorage.setItem(keys.token, session.token);
  sessionStorage.setItem(keys.userName, session.userName);
  sessionStorage.setItem(keys.environment, session.environment);
  sessionStorage.setItem(keys.signedInAt, String(session.signedInAt));
  sessionStorage.setItem(keys.sharedId, session.sharedId);
  writeCompany(session.company);
  change(session);
};

/** Begins the session of a user who has just signed in; data stored for another user is removed. */
export const beginSession = (answer: {
  token: string;
  userName: string;
  environment: EnvironmentName;
}): void => {
  lastCallAt = Date.now();
  claimWanted(answer);
  claimDrafts(answer);
  write({ ...answer, signedInAt: lastCallAt, company: null, sharedId: newSharedId() });
};

/** Continues the session of another tab. */
export const adoptSession = (session: Session, calledAt: number): void => {
  lastCallAt = calledAt;
  claimWanted(session);
  claimDrafts(session);
  write(session);
};

/** Whether a session may be taken over without asking: no other user was signed in in this tab. */
export const isOfTab = (session: SessionOwner): boolean => {
  const owner = readTabOwner();
  return owner === null || isSameOwner(owner, session);
};

/** Replaces the token of the present session by a newer one of the same user. Returns null where there is no session. */
export const renewSession = ({
  token,
  signedInAt,
}: Pick<Session, 'token' | 'signedInAt'>): Session | null => {
  if (!current) return null;
  lastCallAt = signedInAt;
  write({ ...current, token, signedInAt });
  return current;
};

/** Makes a business the current one, before its pages are opened; with null, none is. */
export const selectCompany = (company: SelectedCompany | null): void => {
  if (!current) return;
  const selected = company && { id: company.id, name: company.name };
  writeCompany(selected);
  change({ ...current, company: selected });
};

/** Changes to another business in a new document, so that no part of the page calls the new business with data of the old one. */
export const changeCompany = (company: SelectedCompany): void => {
  writeCompany(company);
  window.location.assign(paths.resume);
};

/** The server counts idle time from the last call of any tab. */
export const noteCall = (): void => {
  lastCallAt = Date.now();
  for (const listener of callListeners) listener();
};
export const noteCallElsewhere = (at: number): void => {
  lastCallAt = Math.max(lastCallAt, at);
};
export const watchCalls = (listener: () => void): (() => void) => {
  callListeners.add(listener);
  return () => callListeners.delete(listener);
};
export const readLastCall = (): number => lastCallAt;

/** The user who is signed in in this tab, or was last. */
export const readTabOwner = (): SessionOwner | null =>
  current ?? readOwner(readStored(sessionStorage.getItem(lastOwnerKey)));

/** Whether the document is being left because its session ended; results of its calls are then ignored. */
export const isLeavingSession = (): boolean => isLeaving;

/**
 * Clears the session and the business in this document. The owner is kept, so that another user is not led to the previous user's
 * pages.
 */
export const clearSession = (): void => {
  if (current) {
    const { userName, environment } = current;
    sessionStorage.setItem(lastOwnerKey, JSON.stringify({ userName, environment }));
  }
  for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  change(null);
};

/** Stores the drafts of the open forms, to restore them when their page is opened again. */
export const keepForms = (): void => {
  if (!current) return;
  const { userName, environment, company } = current;
  const { pathname, search } = window.location;
  keepDrafts({
    owner: { userName, environment },
    companyId: company?.id ?? null,
    address: `${pathname}${search}`,
  });
};

/** Loads a new document instead of a route, so that no data stays in memory. */
const leave = (path: '/' | '/login'): void => {
  isLeaving = true;
  clearSession();
  window.location.assign(path);
};

/** Leaves because the user logged out: the current page is not remembered. */
export const closeSession = (): void => {
  forgetWanted();
  forgetDrafts();
  sessionStorage.removeItem(noticeKey);
  leave('/');
};

/**
 * Leaves because the session is over. The sign-in page shows `notice` once and later returns the user to the current page with its
 * drafts, unless `comesBack` is false because that page ended the session.
 */
export const endSession = (notice: string, { comesBack }: { readonly comesBack: boolean }): void => {
  if (current && comesBack) {
    const { userName, environment, company } = current;
    const { pathname, search } = window.location;
    keepWanted({ address: `${pathname}${search}`, owner: { userName, environment }, company });
    keepForms();
  }
  sessionStorage.setItem(noticeKey, notice);
  leave(paths.signIn);
};

export const takeNotice = (): string | null => {
  const notice = sessionStorage.getItem(noticeKey);
  sessionStorage.removeItem(noticeKey);
  return notice;
};
