const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
/** The most ZIP entries that are read; no accepted document has more. */
const maxNames = 5_000;

/**
 * The names in a ZIP archive, from its central directory, or undefined where it is none. The archive has to end where its comment
 * ends, and begin where it begins: one that hides behind or before something else is none.
 */
export const zipNames = (bytes: Buffer): readonly string[] | undefined => {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
  let end = -1;
  const first = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= first && end < 0; at -= 1)
    if (
      bytes.readUInt32LE(at) === endOfDirectory &&
      at + endLength + bytes.readUInt16LE(at + 20) === bytes.length
    )
      end = at;
  if (end < 0) return undefined;
  const size = bytes.readUInt32LE(end + 12);
  let at = bytes.readUInt32LE(end + 16);
  if (at + size !== end) return undefined;
  const names: string[] = [];
  while (at + 46 <= end && names.length < maxNames) {
    if (bytes.readUInt32LE(at) !== directoryEntry) return undefined;
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
};
