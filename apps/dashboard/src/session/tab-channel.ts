import { isRecord } from './session-value.ts';

/** A text encrypted for the owner of a receiving key. */
export type SealedText = {
  /** The sender's public key (Diffie-Hellman), used once. */
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
};

const agreement = { name: 'ECDH', namedCurve: 'P-256' } as const;
const cipher = 'AES-GCM';

const sharedKey = (own: CryptoKey, other: CryptoKey): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: agreement.name, public: other },
    own,
    { name: cipher, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );

const newPair = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(agreement, false, ['deriveKey']);

/** Creates a receiving key pair. Its private key never leaves this document. */
export const createReceiver = async () => {
  const { publicKey, privateKey } = await newPair();
  return {
    key: publicKey,
    open: async ({ key, iv, text }: SealedText): Promise<string> => {
      const opened = await crypto.subtle.decrypt(
        { name: cipher, iv },
        await sharedKey(privateKey, key),
        text,
      );
      return new TextDecoder().decode(opened);
    },
  };
};

/** Encrypts a text for the owner of a receiving key. */
export const sealFor = async (receiver: CryptoKey, text: string): Promise<SealedText> => {
  const { publicKey, privateKey } = await newPair();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: cipher, iv },
    await sharedKey(privateKey, receiver),
    new TextEncoder().encode(text),
  );
  return { key: publicKey, iv, text: sealed };
};

/**
 * The messages between tabs of the dashboard. Every page of the origin can read them, also the documentation and the hosted pages,
 * so a session is encrypted for the requesting tab, and the other messages contain no secret.
 */
export type TabMessage =
  /** A tab asks for a session: for any, or for the newer token of the one that it shares. */
  | {
      readonly kind: 'ask';
      readonly ask: string;
      readonly key: CryptoKey;
      /** The address of the page that opened the tab, if the browser reports it. */
      readonly from: string;
      readonly renewal: { readonly sharedId: string; readonly signedInAt: number } | null;
    }
  | { readonly kind: 'give'; readonly ask: string; readonly sealed: SealedText }
  /** The user logged out. */
  | { readonly kind: 'ended'; readonly sharedId: string }
  /** The session goes on under a new token. */
  | { readonly kind: 'renewed'; readonly sharedId: string; readonly signedInAt: number }
  /** A call was answered, which prolongs the session for every tab that shares it. */
  | { readonly kind: 'used'; readonly sharedId: string; readonly at: number };

export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  /** Returns the function that stops listening. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
};

const readSealed = (value: unknown): SealedText | null =>
  isRecord(value) &&
  value.key instanceof CryptoKey &&
  value.iv instanceof Uint8Array &&
  value.iv.buffer instanceof ArrayBuffer &&
  value.text instanceof ArrayBuffer
    ? { key: value.key, iv: new Uint8Array(value.iv), text: value.text }
    : null;

const readRenewal = (value: unknown): { sharedId: string; signedInAt: number } | null =>
  isRecord(value) && typeof value.sharedId === 'string' && typeof value.signedInAt === 'number'
    ? { sharedId: value.sharedId, signedInAt: value.signedInAt }
    : null;

/** Parses a message, which a tab of another version may have sent; null if it is invalid. */
export const readTabMessage = (data: unknown): TabMessage | null => {
  if (!isRecord(data)) return null;
  const { kind, ask, key, from, sealed, sharedId, at } = data;
  if (kind === 'ask' && typeof ask === 'string' && key instanceof CryptoKey && typeof from === 'string')
    return { kind, ask, key, from, renewal: readRenewal(data.renewal) };
  if (kind === 'give' && typeof ask === 'string') {
    const read = readSealed(sealed);
    return read && { kind, ask, sealed: read };
  }
  if (typeof sharedId !== 'string') return null;
  if (kind === 'ended') return { kind, sharedId };
  if (kind === 'used' && typeof at === 'number') return { kind, sharedId, at };
  const renewed = kind === 'renewed' ? readRenewal(data) : null;
  return renewed && { kind: 'renewed', ...renewed };
};

/** The channel of this origin's tabs; null where the browser has none. */
export const openTabChannel = (): TabChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('pasarela-session');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = readTabMessage(data);
        if (message) listener(message);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
};
