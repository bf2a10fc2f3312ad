import { type FileGroup, type FileType, fileGroups } from '@pasarela/contracts/files/file-groups';
import { svgRoot } from './svg-text.ts';
import { zipNames } from './zip-names.ts';

const begins = (bytes: Buffer, hex: string, at = 0): boolean =>
  bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
const ends = (bytes: Buffer, hex: string): boolean => begins(bytes, hex, bytes.length - hex.length / 2);

const says = (bytes: Buffer, text: string, at: number): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Whether the bytes are a RIFF file of this form type with the length that its header states. */
const isRiff = (bytes: Buffer, form: string): boolean => {
  if (bytes.length < 12 || !says(bytes, 'RIFF', 0) || !says(bytes, form, 8)) return false;
  const length = bytes.readUInt32LE(4) + 8;
  return bytes.length === length || bytes.length === length + (length % 2);
};

/** The bytes decoded as UTF-8; undefined if they are not UTF-8, are blank or contain control characters. */
const textOf = (bytes: Buffer): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    return text.trim() === '' || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
      ? undefined
      : text;
  } catch {
    return undefined;
  }
};

const brandOf = (bytes: Buffer): string | undefined =>
  says(bytes, 'ftyp', 4) ? bytes.toString('latin1', 8, 12) : undefined;

const isOffice = (bytes: Buffer, folder: string): boolean => {
  const names = zipNames(bytes) ?? [];
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
};

/** Whether the bytes are an OpenDocument file: a ZIP that begins with its uncompressed media type and holds `content.xml`. */
const isOpenDocument = (bytes: Buffer, kind: string): boolean =>
  says(bytes, `mimetypeapplication/vnd.oasis.opendocument.${kind}`, 30) &&
  (zipNames(bytes) ?? []).includes('content.xml');

/** Whether the bytes are an OLE compound file with a stream of this name. */
const isCompound = (bytes: Buffer, stream: string): boolean =>
  begins(bytes, 'd0cf11e0a1b11ae1') && bytes.includes(Buffer.from(stream, 'utf16le'));

/**
 * Whether content is of a type: by how it begins and, where a format says so, by how it ends. A file that is something else as
 * well, appended or in front, is not.
 */
const judges = {
  png: (bytes) => begins(bytes, '89504e470d0a1a0a') && ends(bytes, '49454e44ae426082'),
  jpg: (bytes) => begins(bytes, 'ffd8ff') && ends(bytes, 'ffd9'),
  webp: (bytes) => isRiff(bytes, 'WEBP'),
  svg: (bytes) => svgRoot(textOf(bytes) ?? '') !== undefined,
  pdf: (bytes) => says(bytes, '%PDF-', 0) && bytes.subarray(-1_024).includes('%%EOF'),
  mp3: (bytes) =>
    says(bytes, 'ID3', 0) || (bytes[0] === 0xff && [0xfb, 0xfa, 0xf3, 0xf2].includes(bytes[1] ?? 0)),
  wav: (bytes) => isRiff(bytes, 'WAVE'),
  ogg: (bytes) => says(bytes, 'OggS', 0),
  m4a: (bytes) => ['M4A ', 'M4B '].includes(brandOf(bytes) ?? ''),
  mp4: (bytes) => /^(isom|iso\d|mp4\d|avc1|dash|MSNV|M4V )$/.test(brandOf(bytes) ?? ''),
  webm: (bytes) => begins(bytes, '1a45dfa3') && bytes.subarray(0, 64).includes('webm'),
  mov: (bytes) => brandOf(bytes) === 'qt  ',
  xlsx: (bytes) => isOffice(bytes, 'xl/'),
  xls: (bytes) => isCompound(bytes, 'Workbook'),
  ods: (bytes) => isOpenDocument(bytes, 'spreadsheet'),
  csv: (bytes) => /[,;\t]/.test(textOf(bytes)?.split('\n', 1)[0] ?? ''),
  docx: (bytes) => isOffice(bytes, 'word/'),
  doc: (bytes) => isCompound(bytes, 'WordDocument'),
  odt: (bytes) => isOpenDocument(bytes, 'text'),
  txt: (bytes) => textOf(bytes) !== undefined,
} as const satisfies Record<FileType, (bytes: Buffer) => boolean>;

/** The type of a file by its content; undefined if the group does not accept it. */
export const typeInGroup = (group: FileGroup, content: Buffer): FileType | undefined =>
  fileGroups[group].types.find((type) => judges[type](content));
