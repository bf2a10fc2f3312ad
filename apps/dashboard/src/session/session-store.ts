import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';

export type SelectedCompany = { readonly id: number; readonly name: string };

export type Session = {
  readonly token: string;
  readonly userName: string;
  readonly environment: EnvironmentName;
  /** Milliseconds, of this machine's clock. */
  readonly signedInAt: number;
  readonly company: SelectedCompany | null;
};

const keys = {
  token: 'token',
  userName: 'userName',
  environment: 'environment',
  signedInAt: 'signedInAt',
  company: 'company',
  companyName: 'companyName',
  notice: 'notice',
} as const;

const listeners = new Set<() => void>();
let current: Session | null = stored();
let lastCallAt = Date.now();

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

export const beginSession = (answer: {
  token: string;
  userName: string;
  environment: EnvironmentName;
}): void => {
  const signedInAt = Date.now();
  sessionStorage.setItem(keys.token, answer.token);
  sessionStorage.setItem(keys.userName, answer.userName);
  sessionStorage.setItem(keys.environment, answer.environment);
  sessionStorage.setItem(keys.signedInAt, String(signedInAt));
  sessionStorage.removeItem(keys.company);
  sessionStorage.removeItem(keys.companyName);
  lastCallAt = signedInAt;
  change({ ...answer, signedInAt, company: null });
};

/** The same user in a session that has just begun, in place of one that has ended. */
export const renewSession = (token: string): void => {
  if (!current) return;
  const signedInAt = Date.now();
  sessionStorage.setItem(keys.token, token);
  sessionStorage.setItem(keys.signedInAt, String(signedInAt));
  lastCallAt = signedInAt;
  change({ ...current, token, signedInAt });
};

const writeCompany = ({ id, name }: SelectedCompany): void => {
  sessionStorage.setItem(keys.company, String(id));
  sessionStorage.setItem(keys.companyName, name);
};

/** Makes a business the current one, before its pages are opened. */
export const selectCompany = ({ id, name }: SelectedCompany): void => {
  if (!current) return;
  writeCompany({ id, name });
  change({ ...current, company: { id, name } });
};

/**
 * From one business into another. As a new document: no part of the page may ask something of the new business with what
 * it knows of the old.
 */
export const changeCompany = (company: SelectedCompany): void => {
  writeCompany(company);
  window.location.assign('/home');
};

/** Forgets who was signed in, and all that was selected. */
const clearSession = (): void => {
  for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  change(null);
};

/** The server counts idle time from the last call that it let through. */
export const noteCall = (): void => {
  lastCallAt = Date.now();
};
export const readLastCall = (): number => lastCallAt;

/**
 * Leaves the signed-in part. A new document rather than a new route: nothing that was shown stays in memory. The sign-in
 * page says `notice` once.
 */
export const leaveSession = (path: '/' | '/login', notice?: string): void => {
  clearSession();
  if (notice) sessionStorage.setItem(keys.notice, notice);
  window.location.assign(path);
};

export const takeNotice = (): string | null => {
  const notice = sessionStorage.getItem(keys.notice);
  sessionStorage.removeItem(keys.notice);
  return notice;
};
