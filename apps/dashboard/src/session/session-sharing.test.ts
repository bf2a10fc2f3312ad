import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerAsks, type HolderState } from './hand-over.ts';
import type * as sharingModule from './session-sharing.ts';
import type * as storeModule from './session-store.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

const assign = vi.fn();
let kept: Map<string, string>;
let sharing: typeof sharingModule;
let store: typeof storeModule;
/** Another tab of the origin. */
let other: TabChannel;
/** The number of tabs that hold the session lock. */
let holders: number;

const admin = { token: 'the-token', userName: 'admin', environment: 'Sandbox' } as const;
const location = {
  assign,
  origin: 'https://pasarela.example',
  pathname: '/transactions',
  search: '?email=ana',
};

/** The open channels, the other tab's first: a message of one reaches all others. */
const channels: Channel[] = [];
class Channel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels)
      if (channel !== this)
        queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** A new document of this tab, in place of the one before. */
const openDocument = async (pathname = '/transactions'): Promise<void> => {
  channels.splice(1);
  vi.resetModules();
  vi.stubGlobal('window', { location: { ...location, pathname } });
  store = await import('./session-store.ts');
  sharing = await import('./session-sharing.ts');
  sharing.shareSession();
};

beforeEach(async () => {
  kept = new Map();
  holders = 1;
  assign.mockReset();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: unknown, hold: () => Promise<void>) => hold(),
      query: async () => ({ held: Array.from({ length: holders }, () => ({ name: 'pasarela-session' })) }),
    },
  });
  vi.stubGlobal('document', {
    documentElement: { lang: 'es' },
    visibilityState: 'visible',
    referrer: '',
    addEventListener: () => undefined,
  });
  vi.stubGlobal('BroadcastChannel', Channel);
  const opened = openTabChannel();
  if (!opened) throw new Error('no channel');
  other = opened;
  await openDocument();
});
afterEach(() => {
  channels.splice(0);
  vi.unstubAllGlobals();
});

/** The next message of a kind that the other tab receives. */
const heard = (kind: TabMessage['kind']): Promise<TabMessage> =>
  new Promise((resolve) => {
    const stop = other.listen((message) => {
      if (message.kind !== kind) return;
      stop();
      resolve(message);
    });
  });

const signIn = () => {
  store.beginSession(admin);
  const session = store.readSession();
  if (!session) throw new Error('not signed in');
  return session;
};

const holderOf = (session: HolderState['session']): HolderState => ({
  session,
  lastCallAt: 1,
  lastActiveAt: 1,
  address: '',
});

test('a call in one tab is told to the others, and one elsewhere keeps the session of this one', async () => {
  const { sharedId } = signIn();
  const used = heard('used');
  store.noteCall();
  expect(await used).toEqual({ kind: 'used', sharedId, at: store.readLastCall() });
  const later = store.readLastCall() + 60_000;
  other.post({ kind: 'used', sharedId: 'another', at: later + 1 });
  other.post({ kind: 'used', sharedId, at: later });
  await vi.waitFor(() => expect(store.readLastCall()).toBe(later));
});

test('logging out ends the session in the tabs that share it, and in no other', async () => {
  const session = signIn();
  const ended = heard('ended');
  sharing.announceEnd(session);
  expect(await ended).toEqual({ kind: 'ended', sharedId: session.sharedId });
  other.post({ kind: 'ended', sharedId: 'another' });
  other.post({ kind: 'ended', sharedId: session.sharedId });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login'));
  expect([store.readSession(), store.takeNotice()]).toEqual([null, 'Cerraste la sesión en otra pestaña.']);
});

test('on the sign-in page what is being typed stays', async () => {
  await openDocument('/login');
  const { sharedId } = signIn();
  other.post({ kind: 'ended', sharedId });
  await vi.waitFor(() => expect(store.readSession()).toBeNull());
  expect(assign).not.toHaveBeenCalled();
});

test('after a new password the tabs that share the session go on under its new token', async () => {
  const session = signIn();
  const renewed = { ...session, token: 'new', signedInAt: session.signedInAt + 1 };
  answerAsks(other, () => holderOf(renewed));
  other.post({ kind: 'renewed', sharedId: session.sharedId, signedInAt: renewed.signedInAt });
  await vi.waitFor(() => expect(store.readSession()?.token).toBe('new'));
  expect(kept.get('token')).toBe('new');
});

test('a tab that was nobody’s goes on in the session of another; one that was somebody’s stays theirs, unless they decide', async () => {
  const handed = { ...signIn(), userName: 'reportes', token: 'theirs' };
  answerAsks(other, () => holderOf(handed));
  kept.clear();
  await openDocument();
  await sharing.receiveSession({ asOffer: false });
  expect(store.readSession()?.token).toBe('theirs');

  store.beginSession(admin);
  store.clearSession();
  await openDocument();
  await sharing.receiveSession({ asOffer: false });
  expect(store.readSession()).toBeNull();
  await sharing.receiveSession({ asOffer: true });
  expect(store.readSession()?.token).toBe('theirs');
});

test('no tab has a session: none is asked', async () => {
  holders = 0;
  const asked = vi.fn();
  other.listen(asked);
  await sharing.receiveSession({ asOffer: false });
  expect([store.readSession(), asked.mock.calls.length]).toEqual([null, 0]);
});
