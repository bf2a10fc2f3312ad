import { type EnvironmentName, environmentNames } from '@pasarela/contracts/accounts/environments';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Parses stored JSON; null where there is none or it is malformed. The caller has to check the type of each part. */
export const readStored = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

export type SelectedCompany = { readonly id: number; readonly name: string };

/** The user of a session and its environment, because a user's data differs between environments. */
export type SessionOwner = { readonly userName: string; readonly environment: EnvironmentName };

export type Session = SessionOwner & {
  readonly token: string;
  /** Milliseconds, of this machine's clock. */
  readonly signedInAt: number;
  readonly company: SelectedCompany | null;
  /** A random id by which tabs recognise the shared session. It is no credential. */
  readonly sharedId: string;
};

export const isSameOwner = (one: SessionOwner, other: SessionOwner): boolean =>
  one.userName === other.userName && one.environment === other.environment;

export const readOwner = (value: unknown): SessionOwner | null => {
  if (!isRecord(value) || typeof value.userName !== 'string') return null;
  const environment = environmentNames.find((name) => name === value.environment);
  return environment ? { userName: value.userName, environment } : null;
};

export const readCompany = (value: unknown): SelectedCompany | null =>
  isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string'
    ? { id: value.id, name: value.name }
    : null;

/** A session that another tab sent. */
export const readSessionValue = (value: unknown): Session | null => {
  const owner = readOwner(value);
  if (!owner || !isRecord(value)) return null;
  const { token, signedInAt, company, sharedId } = value;
  return typeof token === 'string' && typeof signedInAt === 'number' && typeof sharedId === 'string'
    ? { ...owner, token, signedInAt, company: readCompany(company), sharedId }
    : null;
};
