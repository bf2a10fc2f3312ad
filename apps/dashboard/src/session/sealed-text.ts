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
