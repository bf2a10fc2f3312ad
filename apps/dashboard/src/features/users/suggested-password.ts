/** An alphabet of 31 characters without those that are easily confused: i, l, o, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** Random numbers above the largest multiple of the alphabet's size are rejected, so that all characters are equally likely. */
const fair = Math.floor(256 / alphabet.length) * alphabet.length;

const characters = (count: number): string => {
  let text = '';
  while (text.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count)))
      if (byte < fair && text.length < count) text += alphabet[byte % alphabet.length];
  return text;
};

/** A password to be handed over: some 99 random bits, in groups that can be read out. */
export const suggestedPassword = (): string =>
  Array.from({ length: groups }, () => characters(groupLength)).join('-');
