import { useEffect } from 'react';
import { wordsNow } from '#i18n/use-words.ts';
import { answerAsks, askForSession, type HolderState } from './hand-over.ts';
import {
  adoptSession,
  clearSession,
  endSession,
  isOfTab,
  noteCallElsewhere,
  readLastCall,
  readSession,
  renewSession,
  watchCalls,
  watchSession,
} from './session-store.ts';
import type { Session } from './session-value.ts';
import { sessionWords } from './session-words.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

// Only documents of the dashboard share a session; hosted pages and the documentation never load this module.

let channel: TabChannel | null = null;

/** Encryption and locks need a secure context; without one, each tab signs in separately. */
const isSecure = (): boolean => 'locks' in navigator && typeof crypto.subtle === 'object';

/** Every tab with a session holds this lock in shared mode, so that a new tab knows how many there are. */
const lockName = 'pasarela-session';

/** How long to wait for answers, in milliseconds. Tabs answer within a few; a closing tab never answers. */
const patience = 2_000;

/** `/` and `/login`. */
export const isSignInPath = (path: string): boolean => /^\/(?:login\/?)?$/.test(path);

let hiddenAt = 0;

const readHolder = (): HolderState | null => {
  const session = readSession();
  if (!session) return null;
  const { origin, pathname, search } = window.location;
  return {
    session,
    lastCallAt: readLastCall(),
    lastActiveAt: document.visibilityState === 'visible' ? Date.now() : hiddenAt,
    address: `${origin}${pathname}${search}`,
  };
};

/** Holds the lock until the returned function is called. */
const holdLock = (): (() => void) => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks.request(lockName, { mode: 'shared' }, () => ended);
  return end;
};

const ask = async (renewal: Extract<TabMessage, { kind: 'ask' }>['renewal']) => {
  if (!channel || !isSecure()) return null;
  const { held = [] } = await navigator.locks.query();
  return askForSession({
    channel,
    holders: renewal ? 1 : held.filter(({ name }) => name === lockName).length,
    from: document.referrer,
    renewal,
    patience: new Promise((resolve) => setTimeout(resolve, patience)),
  });
};

/**
 * Continues the session of another tab in a tab that has none. `asOffer`: the user decides on the sign-in page, so any session is
 * accepted; otherwise only one of the tab's previous user.
 */
export const receiveSession = async ({ asOffer }: { readonly asOffer: boolean }): Promise<void> => {
  const handed = await ask(null);
  // The user has signed in meanwhile, so the answer is not needed.
  if (!handed || readSession()) return;
  if (asOffer || isOfTab(handed.session)) adoptSession(handed.session, handed.lastCallAt);
};

const follow = async (message: TabMessage): Promise<void> => {
  const session = readSession();
  if (!session || !('sharedId' in message) || message.sharedId !== session.sharedId) return;
  if (message.kind === 'used') noteCallElsewhere(message.at);
  if (message.kind === 'ended') {
    // Clear the session without loading another page: the user may be typing into the sign-in form.
    if (isSignInPath(window.location.pathname)) clearSession();
    else endSession(wordsNow(sessionWords).closedElsewhere, { comesBack: true });
  }
  if (message.kind === 'renewed' && message.signedInAt > session.signedInAt) {
    const { sharedId, signedInAt } = message;
    const handed = await ask({ sharedId, signedInAt });
    if (handed && readSession()?.sharedId === sharedId) renewSession(handed.session);
  }
};

/** Notifies the tabs that share the session that the user logged out. */
export const announceEnd = ({ sharedId }: Session): void => channel?.post({ kind: 'ended', sharedId });

/** Notifies the tabs that share the session of a new token, which each of them then requests. */
export const announceRenewal = ({ sharedId, signedInAt }: Session): void =>
  channel?.post({ kind: 'renewed', sharedId, signedInAt });

/** Shares the session of this document with the other tabs, for as long as the document is open. */
export const shareSession = (): void => {
  const opened = openTabChannel();
  if (!opened) return;
  channel = opened;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
  });
  opened.listen((message) => void follow(message));
  watchCalls(() => {
    const session = readSession();
    if (session) opened.post({ kind: 'used', sharedId: session.sharedId, at: readLastCall() });
  });
  if (!isSecure()) return;
  answerAsks(opened, readHolder);
  let endLock: (() => void) | null = null;
  const followLock = (): void => {
    const hasSession = readSession() !== null;
    if (hasSession && !endLock) endLock = holdLock();
    if (hasSession || !endLock) return;
    endLock();
    endLock = null;
  };
  watchSession(followLock);
  followLock();
};

/** On the sign-in page: offers the session of another tab, now and whenever the user returns to this tab. */
export const useOfferedSession = (): void =>
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && !readSession()) void receiveSession({ asOffer: true });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
