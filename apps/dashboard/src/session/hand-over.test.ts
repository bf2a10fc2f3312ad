import { describe, expect, test } from 'vitest';
import { answerAsks, askForSession, chooseOffer, type HolderState, type SessionOffer } from './hand-over.ts';
import { readSessionValue, type Session } from './session-value.ts';
import { createReceiver, readTabMessage, sealFor, type TabChannel, type TabMessage } from './tab-channel.ts';

/** The tabs of one origin: a message of one reaches all others. */
const createTabs = () => {
  const listeners = new Map<symbol, Set<(message: TabMessage) => void>>();
  const heard: TabMessage[] = [];
  const open = (): TabChannel => {
    const tab = Symbol('tab');
    const own = new Set<(message: TabMessage) => void>();
    listeners.set(tab, own);
    return {
      post: (message) => {
        heard.push(message);
        for (const [other, each] of listeners)
          if (other !== tab) for (const listener of each) queueMicrotask(() => listener(message));
      },
      listen: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  };
  return { open, heard };
};

const session: Session = {
  token: 'the-token',
  userName: 'admin',
  environment: 'Sandbox',
  signedInAt: 100,
  company: { id: 1, name: 'Uno' },
  sharedId: 'one',
};
const list = 'https://pasarela.example/transactions?email=ana';
const holder = (part: Partial<HolderState> = {}): HolderState => ({
  session,
  lastCallAt: 200,
  lastActiveAt: 300,
  address: list,
  ...part,
});
const never = new Promise<never>(() => undefined);
const asking = { from: '', renewal: null, patience: never } as const;

describe('a tab without a session', () => {
  test('goes on in that of another tab, whole', async () => {
    const tabs = createTabs();
    answerAsks(tabs.open(), holder);
    const handed = await askForSession({ ...asking, channel: tabs.open(), holders: 1 });
    expect(handed).toMatchObject({ session, lastCallAt: 200 });
  });

  test('waits for nobody where no tab has one', async () => {
    const tabs = createTabs();
    expect(await askForSession({ ...asking, channel: tabs.open(), holders: 0 })).toBeNull();
    expect(tabs.heard).toEqual([]);
  });

  test('is not kept waiting by a tab that does not answer', async () => {
    const tabs = createTabs();
    answerAsks(tabs.open(), holder);
    let losePatience = (): void => undefined;
    const patience = new Promise<void>((resolve) => {
      losePatience = resolve;
    });
    const channel = tabs.open();
    channel.listen(({ kind }) => {
      // One tab has answered; the other one never will.
      if (kind === 'give') losePatience();
    });
    const handed = await askForSession({ ...asking, channel, holders: 2, patience });
    expect(handed?.session.token).toBe('the-token');
    expect(
      await askForSession({ ...asking, channel: tabs.open(), holders: 3, patience: Promise.resolve() }),
    ).toBeNull();
  });

  test('prefers the tab that it was opened from, else the one that was used last', async () => {
    const tabs = createTabs();
    const named = (userName: string, part: Partial<HolderState>) =>
      answerAsks(tabs.open(), () => holder({ session: { ...session, userName }, ...part }));
    named('opener', { lastActiveAt: 1 });
    named('latest', { lastActiveAt: 9, address: 'https://pasarela.example/home' });
    named('other', { lastActiveAt: 5, address: 'https://pasarela.example/home' });
    const ask = async (from: string) =>
      (await askForSession({ ...asking, from, channel: tabs.open(), holders: 3 }))?.session.userName;
    expect(await ask(list)).toBe('opener');
    expect(await ask('')).toBe('latest');
    expect(await ask('https://pasarela.example/docs/')).toBe('latest');
  });

  test('that shares a session asks for its newer token, and is given no other', async () => {
    const tabs = createTabs();
    answerAsks(tabs.open(), () => holder({ session: { ...session, sharedId: 'another' } }));
    answerAsks(tabs.open(), holder);
    const renewed = { ...session, token: 'new', signedInAt: 500 };
    answerAsks(tabs.open(), () => holder({ session: renewed }));
    const renewal = { sharedId: 'one', signedInAt: 500 };
    const handed = await askForSession({ ...asking, renewal, channel: tabs.open(), holders: 1 });
    expect(handed?.session).toEqual(renewed);
  });
});

test('a tab without a session answers nothing', async () => {
  const tabs = createTabs();
  answerAsks(tabs.open(), () => null);
  await askForSession({ ...asking, channel: tabs.open(), holders: 1, patience: Promise.resolve() });
  expect(tabs.heard.map(({ kind }) => kind)).toEqual(['ask']);
});

test('who listens reads nothing: the token is sealed for the tab that asked', async () => {
  const tabs = createTabs();
  answerAsks(tabs.open(), holder);
  await askForSession({ ...asking, channel: tabs.open(), holders: 1 });
  const given = tabs.heard.find((message) => message.kind === 'give');
  if (!given) throw new Error('nobody answered');
  expect(Buffer.from(given.sealed.text).toString('latin1')).not.toContain('the-token');
  await expect((await createReceiver()).open(given.sealed)).rejects.toThrow();
});

test('an answer that cannot be opened, or says nothing, is none', async () => {
  const tabs = createTabs();
  const forger = tabs.open();
  forger.listen(async (message) => {
    if (message.kind !== 'ask') return;
    const { key } = await createReceiver();
    forger.post({ kind: 'give', ask: message.ask, sealed: await sealFor(key, '{}') });
    forger.post({ kind: 'give', ask: message.ask, sealed: await sealFor(message.key, '{"session":{}}') });
  });
  expect(await askForSession({ ...asking, channel: tabs.open(), holders: 2 })).toBeNull();
});

test('of no offers none is chosen', () => {
  expect(chooseOffer([])).toBeNull();
  const offer: SessionOffer = { session, lastCallAt: 0, lastActiveAt: 0, isOpener: false };
  expect(chooseOffer([offer, { ...offer, lastActiveAt: 1 }])?.lastActiveAt).toBe(1);
});

test('what is no message is not taken for one', async () => {
  const { key } = await createReceiver();
  const sealed = await sealFor(key, 'x');
  const renewal = { sharedId: 'one', signedInAt: 1 };
  const messages: readonly TabMessage[] = [
    { kind: 'ask', ask: 'a', key, from: '', renewal: null },
    { kind: 'ask', ask: 'a', key, from: '', renewal },
    { kind: 'give', ask: 'a', sealed },
    { kind: 'ended', sharedId: 'one' },
    { kind: 'renewed', ...renewal },
    { kind: 'used', sharedId: 'one', at: 1 },
  ];
  for (const message of messages) {
    expect(readTabMessage(message)).toEqual(message);
    for (const name of Object.keys(message).filter((each) => each !== 'renewal'))
      expect([name, readTabMessage({ ...message, [name]: undefined })]).toEqual([name, null]);
  }
  for (const data of [null, 'ended', 7, [], { kind: 'other', sharedId: 'one' }])
    expect(readTabMessage(data)).toBeNull();
  expect(readSessionValue({ ...session, environment: 'Elsewhere' })).toBeNull();
  expect(readSessionValue({ ...session, token: undefined })).toBeNull();
});
