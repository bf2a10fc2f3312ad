import { Readable } from 'node:stream';
import { type FileGroup, filePathOf, fileTypes } from '@pasarela/contracts/files/file-groups';
import type { Uploaded } from '@pasarela/contracts/files/file-operations';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits/limits';
import { imageSize } from 'image-size';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { bytesOf, fileProblem, typeInGroup } from '#core/files/file-content.ts';
import { findFile, insertFile, storedBytes } from '#core/files/files-repository.ts';
import { svgRoot } from '#core/files/svg-text.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { fileId } from '#security/identifiers.ts';

type Dimensions = { readonly width: number; readonly height: number };

/** The width and height of an image; undefined if they are not stated. Of an SVG image only the root element is read. */
const dimensionsOf = (type: 'png' | 'jpg' | 'webp' | 'svg', content: Buffer): Dimensions | undefined => {
  const looked = type === 'svg' ? Buffer.from(svgRoot(content.toString('utf8')) ?? '') : content;
  try {
    const { width, height } = imageSize(looked);
    return Number.isFinite(width) && Number.isFinite(height) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
};

/** An SVG image can contain scripts and links, so this policy disables everything when it is opened as a page. */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** A file never changes, so browsers may cache it for a year. */
const kept = 'public, max-age=31536000, immutable';

type Judged = { readonly contentType: string; readonly dimensions: Dimensions | undefined };

const judge = (group: FileGroup, file: UploadedFile): Judged => {
  const problem = fileProblem('file', group, file);
  if (problem) throw new Refusal('file_type_not_allowed', {}, [problem]);
  const type = typeInGroup(group, bytesOf(file));
  if (!type) throw new Error('a type was judged to be in its group');
  if (type !== 'png' && type !== 'jpg' && type !== 'webp' && type !== 'svg')
    return { contentType: fileTypes[type], dimensions: undefined };
  const dimensions = dimensionsOf(type, bytesOf(file));
  const named = { field: 'file', values: { file: file.fileName, pixels: limits.imagePixels } };
  // An SVG image may have no size; a raster image without a size is damaged.
  if (!dimensions && type !== 'svg')
    throw new Refusal('file_type_not_allowed', {}, [{ ...named, code: 'file_type' }]);
  if (dimensions && Math.max(dimensions.width, dimensions.height) > limits.imagePixels)
    throw new Refusal('image_too_large', {}, [{ ...named, code: 'image_size' }]);
  return { contentType: fileTypes[type], dimensions };
};

type Upload = { readonly group: FileGroup; readonly file: UploadedFile; readonly createdAt: Date };

/** Stores an uploaded file in the caller's unit; refuses what its group does not accept and what exceeds the account's storage. */
export const storeUpload = async (
  unit: Unit,
  account: Pick<CallAccount, 'id'>,
  { group, file, createdAt }: Upload,
): Promise<Uploaded> => {
  const { contentType, dimensions } = judge(group, file);
  const content = new Uint8Array(file.content);
  const size = content.length;
  if ((await storedBytes(unit, account.id)) + size > limits.storedBytes) throw new Refusal('file_not_saved');
  const id = fileId();
  const { fileName } = file;
  await insertFile(unit, {
    id,
    accountId: account.id,
    fileGroup: group,
    fileName,
    contentType,
    size,
    content,
    createdAt,
  });
  return {
    url: filePathOf(id),
    fileName,
    contentType,
    size,
    width: dimensions?.width ?? null,
    height: dimensions?.height ?? null,
  };
};

/** Files that merchants upload, and their URLs. */
export const createFilesService = ({ database, clock }: Dependencies) => ({
  upload: async (account: CallAccount, group: FileGroup, file: UploadedFile): Promise<Uploaded> => {
    // Refused before the unit, which others wait for.
    judge(group, file);
    try {
      return await database.unit({ account: account.id }, (unit) =>
        storeUpload(unit, account, { group, file, createdAt: new Date(clock.now()) }),
      );
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? new Refusal('file_not_saved') : error;
    }
  },

  read: async (id: string): Promise<FileAnswer> => {
    const file = await findFile(database.read, id);
    if (!file) throw new Refusal('file_not_found');
    const { contentType, fileName, content } = file;
    return {
      fileName,
      contentType,
      stream: Readable.from([Buffer.from(content)]),
      shown: file.fileGroup === 'images',
      headers: {
        'cache-control': kept,
        'content-length': String(content.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': sandboxed,
        // E-mails show logos, on pages of any origin.
        'cross-origin-resource-policy': file.fileGroup === 'images' ? 'cross-origin' : 'same-origin',
      },
    };
  },
});

export type FilesService = ReturnType<typeof createFilesService>;
