import type { Words } from '../words/words.ts';

/** The kinds of file that are taken, by their content. */
export const fileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain',
} as const satisfies Record<string, string>;
export type FileType = keyof typeof fileTypes;

type FileGroupEntry = {
  readonly label: Words;
  readonly types: readonly FileType[];
  /** The file name extensions that the group accepts. The type of a file is decided by its content. */
  readonly extensions: readonly string[];
};

/** The groups of files of the general uploader (docs/specification/files.md). */
export const fileGroups = {
  images: {
    label: { es: 'Imágenes', en: 'Images' },
    types: ['png', 'jpg', 'svg', 'webp'],
    extensions: ['.png', '.jpg', '.jpeg', '.svg', '.webp'],
  },
  pdf: { label: { es: 'PDF', en: 'PDF' }, types: ['pdf'], extensions: ['.pdf'] },
  audio: {
    label: { es: 'Audio', en: 'Audio' },
    types: ['mp3', 'wav', 'ogg', 'm4a'],
    extensions: ['.mp3', '.wav', '.ogg', '.m4a'],
  },
  video: {
    label: { es: 'Video', en: 'Video' },
    types: ['mp4', 'webm', 'mov'],
    extensions: ['.mp4', '.webm', '.mov'],
  },
  spreadsheets: {
    label: { es: 'Hojas de cálculo', en: 'Spreadsheets' },
    types: ['xlsx', 'xls', 'ods', 'csv'],
    extensions: ['.xlsx', '.xls', '.ods', '.csv'],
  },
  documents: {
    label: { es: 'Documentos', en: 'Documents' },
    types: ['docx', 'doc', 'odt', 'txt'],
    extensions: ['.docx', '.doc', '.odt', '.txt'],
  },
} as const satisfies Record<string, FileGroupEntry>;

export type FileGroup = keyof typeof fileGroups;
export const fileGroupNames = Object.keys(fileGroups) as FileGroup[];

/** The address of a file, below the deployment's own. */
export const filePathOf = (id: string): string => `/api/files/${id}`;

/** The form of a file's id. */
export const fileIdPattern = /^file_[\w-]{22,43}$/;
