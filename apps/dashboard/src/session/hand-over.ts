import { isRecord, readSessionValue, readStored, type Session } from './session-value.ts';
import { createReceiver, sealFor, type TabChannel, type TabMessage } from './tab-channel.ts';

/** A session on its way from one tab to another. */
export type HandedSession = {
  readonly session: Session;
  /** The time of the session's last call to the server, in milliseconds of this machine's clock. */
  readonly lastCallAt: number;
};

/** The answer of a tab that has a session. */
export type SessionOffer = HandedSession & {
  /** The time when the tab was last visible, in milliseconds; now for a visible tab. */
  readonly lastActiveAt: number;
  /** The tab that asks was opened from this one. */
  readonly isOpener: boolean;
};

/** The session of the tab that opened the new one, or else of the tab that was used last. */
export const chooseOffer = (offers: readonly SessionOffer[]): SessionOffer | null =>
  [...offers].sort(
    (one, other) => Number(other.isOpener) - Number(one.isOpener) || other.lastActiveAt - one.lastActiveAt,
  )[0] ?? null;

const readOffer = (text: string): SessionOffer | null => {
  const value = readStored(text);
  if (!isRecord(value)) return null;
  const { lastCallAt, lastActiveAt, isOpener } = value;
  const session = readSessionValue(value.session);
  return session && typeof lastCallAt === 'number' && typeof lastActiveAt === 'number'
    ? { session, lastCallAt, lastActiveAt, isOpener: isOpener === true }
    : null;
};

type Asking = {
  readonly channel: TabChannel;
  /** The number of tabs with a session, and so the max number of answers to wait for. */
  readonly holders: number;
  readonly from: string;
  readonly renewal: Extract<TabMessage, { kind: 'ask' }>['renewal'];
  /** Resolves when the wait should end. */
  readonly patience: Promise<unknown>;
};

/** Asks the other tabs for a session. The answers are encrypted for this tab; the best one is used. */
export const askForSession = async (asking: Asking): Promise<HandedSession | null> => {
  const { channel, holders, from, renewal, patience } = asking;
  if (holders === 0) return null;
  const receiver = await createReceiver();
  const ask = crypto.randomUUID();
  const answers: Promise<SessionOffer | null>[] = [];
  let stop = (): void => undefined;
  const everybody = new Promise<void>((resolve) => {
    stop = channel.listen((message) => {
      if (message.kind !== 'give' || message.ask !== ask) return;
      answers.push(receiver.open(message.sealed).then(readOffer, () => null));
      if (answers.length >= holders) resolve();
    });
  });
  channel.post({ kind: 'ask', ask, key: receiver.key, from, renewal });
  await Promise.race([everybody, patience]);
  stop();
  return chooseOffer((await Promise.all(answers)).filter((offer) => offer !== null));
};

/** The state of a tab that has a session, at the time of a request. */
export type HolderState = HandedSession & {
  readonly lastActiveAt: number;
  /** The address of the tab's page, without the fragment. */
  readonly address: string;
};

/** Answers the requests of other tabs while this one has a session. */
export const answerAsks = (channel: TabChannel, read: () => HolderState | null): (() => void) =>
  channel.listen(async (message) => {
    if (message.kind !== 'ask') return;
    const holder = read();
    if (!holder) return;
    const { session, lastCallAt, lastActiveAt, address } = holder;
    const { renewal } = message;
    // A request for renewal wants a newer token of the same session: do not answer with another session or an older token.
    if (renewal && (session.sharedId !== renewal.sharedId || session.signedInAt < renewal.signedInAt)) return;
    const offer: SessionOffer = { session, lastCallAt, lastActiveAt, isOpener: message.from === address };
    const sealed = await sealFor(message.key, JSON.stringify(offer));
    channel.post({ kind: 'give', ask: message.ask, sealed });
  });
