import { type FileGroup, type FileType, fileGroups } from '@pasarela/contracts/files/file-groups';
import { isUtf16 } from '@pasarela/contracts/files/text-encoding';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { FieldProblem } from '#errors/refusal.ts';
import { svgRoot } from './svg-text.ts';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
/** The most ZIP entries that are read; no accepted document has more. */
const maxNames = 5_000;

/**
 * The names in the central directory of a ZIP archive; undefined if it is not one. No bytes may precede or follow the archive, so
 * that it cannot hide in another file.
 */
const zipNames = (bytes: Buffer): readonly string[] | undefined => {
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
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
 * Whether content is of a type, judged by how it begins and, if the format defines it, by how it ends. This refuses files that are
 * valid in two formats at once.
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

/** The bytes of a file as a `Buffer`, without copying them. */
export const bytesOf = ({ content }: UploadedFile): Buffer =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength);

/** Whether the group accepts text files, which must be UTF-8. */
const takesText = (group: FileGroup): boolean =>
  fileGroups[group].types.some((type) => type === 'csv' || type === 'txt');

/** Why a group does not accept a file; undefined if it does. Both the content and the name's extension are checked. */
export const fileProblem = (
  field: string,
  group: FileGroup,
  file: UploadedFile,
): FieldProblem | undefined => {
  const { fileName } = file;
  if (!typeInGroup(group, bytesOf(file))) {
    const isOtherText = takesText(group) && isUtf16(file.content);
    return { field, code: isOtherText ? 'file_utf16' : 'file_type', values: { file: fileName } };
  }
  const { extensions } = fileGroups[group];
  return extensions.some((extension) => fileName.toLowerCase().endsWith(extension))
    ? undefined
    : { field, code: 'file_name', values: { file: fileName, extensions: extensions.join(', ') } };
};
