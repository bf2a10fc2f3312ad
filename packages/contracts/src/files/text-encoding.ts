/** The bytes to inspect. In UTF-16 every letter of Spanish and English has a zero byte, so the beginning is enough. */
const looked = 512;

/** Whether bytes are text in UTF-16, which spreadsheets call Unicode text: by its byte order mark, or by a zero at every other byte. */
export const isUtf16 = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const beginning = bytes.subarray(0, looked);
  const pairs = Math.floor(beginning.length / 2);
  const zeros = [0, 0];
  beginning.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  return Math.min(even, odd) === 0 && Math.max(even, odd) > 0.8 * pairs;
};
