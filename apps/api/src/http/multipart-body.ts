import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { holdsCardNumber } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { plainFileName } from '@pasarela/contracts/files/file-names';
import type { FilesRule, UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createTurns, createTurnsOfEach, TooManyWaiting } from '#concurrency/turns.ts';
import { type FieldProblem, Refusal } from '#errors/refusal.ts';

/** The most form fields besides the files, the most bytes of each, and the longest name in characters. */
const maxFields = 100;
const fieldBytes = 256 * 1_024;
const nameLength = 200;

/** Files are held in memory until they are stored. All calls together hold at most this many bytes; others wait. */
const heldBytes = 240 * 1_024 * 1_024;
const inMemory = createTurns(heldBytes, 64);
/** Limits uploads per holder, so that a slow upload delays only other uploads of the same holder. */
const ofHolder = createTurnsOfEach(2, 32);

/** Makes a scope accept only multipart bodies. */
export const takeMultipart = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  // Any other body stays unread; the reading below refuses it.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.setErrorHandler<FastifyError>((error) => {
    throw error.statusCode === 415 ? new Refusal('multipart_expected') : error;
  });
};

/** The base name of a file, without line breaks and characters that reverse the text direction. */
const nameOf = (given: string | undefined): string =>
  plainFileName((given ?? '').split(/[/\\]/).at(-1) ?? '')
    .slice(-nameLength)
    .toWellFormed();

/** If one of these problems is reported for a file, the file is not reported as missing too. */
const saidOfFiles: readonly FieldErrorCode[] = ['file_empty', 'card_number_in_text'];

export type MultipartBody = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
  readonly problems: readonly FieldProblem[];
};

/** Thrown if a file exceeds the size limit; names the file and its index. */
class TooLarge extends Error {
  readonly fileName: string;
  readonly index: number;

  constructor(fileName: string, index: number) {
    super('a file is too large');
    this.fileName = fileName;
    this.index = index;
  }
}

/** The field name of a file in error messages, with its index if several files are allowed. */
const fileField = ({ field, max }: Pick<FilesRule, 'field' | 'max'>, index: number): string =>
  max === 1 ? field : `${field}.${index}`;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const refusalOf = (error: unknown, rule: FilesRule): unknown => {
  const { max, maxBytes, field } = rule;
  if (error instanceof TooManyWaiting || isAbort(error)) return error;
  if (error instanceof TooLarge) {
    const megabytes = maxBytes / 1_024 / 1_024;
    const values = { file: error.fileName, megabytes };
    return new Refusal('file_too_large', { megabytes }, [
      { field: fileField(rule, error.index), code: 'file_size', values },
    ]);
  }
  const code = codeOf(error);
  if (code === 'FST_FILES_LIMIT')
    return new Refusal('invalid_fields', {}, [{ field, code: 'too_many', values: { maximum: max } }]);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new Refusal('body_too_large');
  return new Refusal('malformed_multipart');
};

const contentOf = async (part: MultipartFile, index: number): Promise<Uint8Array> => {
  try {
    return await part.toBuffer();
  } catch (error) {
    throw codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? new TooLarge(nameOf(part.filename), index) : error;
  }
};

const readParts = async (request: FastifyRequest, rule: FilesRule): Promise<MultipartBody> => {
  const fields = new Map<string, unknown>();
  const files: UploadedFile[] = [];
  const problems: FieldProblem[] = [];
  let index = 0;
  const takeField = (part: Extract<Multipart, { type: 'field' }>): void => {
    if (fields.has(part.fieldname)) problems.push({ field: part.fieldname, code: 'repeated_property' });
    if (part.valueTruncated)
      problems.push({ field: part.fieldname, code: 'too_long', values: { maximum: fieldBytes } });
    fields.set(part.fieldname, part.value);
  };
  const limits = {
    files: rule.max,
    fileSize: rule.maxBytes,
    fields: maxFields,
    fieldSize: fieldBytes,
    parts: maxFields + rule.max,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      takeField(part);
      continue;
    }
    const content = await contentOf(part, index);
    const named = fileField(rule, index);
    index += 1;
    if (part.fieldname.toLowerCase() !== rule.field.toLowerCase())
      problems.push({ field: part.fieldname, code: 'unknown_property' });
    else if (holdsCardNumber(nameOf(part.filename)))
      problems.push({ field: named, code: 'card_number_in_text' });
    else if (content.length > 0) files.push({ fileName: nameOf(part.filename), content });
    // A form sends an empty file without a name if none was chosen.
    else if (part.filename)
      problems.push({ field: named, code: 'file_empty', values: { file: nameOf(part.filename) } });
  }
  if (files.length < rule.min && problems.every(({ code }) => !saidOfFiles.includes(code)))
    problems.push(
      files.length === 0
        ? { field: rule.field, code: rule.missing ?? 'required' }
        : { field: rule.field, code: 'too_few', values: { minimum: rule.min } },
    );
  return { fields: Object.fromEntries(fields), files, problems };
};

/** A signal aborted if the client disconnects or already has. Until the body is read, nothing else closes the request. */
const leavingOf = ({ raw, signal }: FastifyRequest): AbortSignal =>
  raw.destroyed ? AbortSignal.abort() : signal;

/**
 * Discards the unread rest of a body. Otherwise it would be taken for the beginning of the next request on the connection, which
 * behind a proxy may be another client's.
 */
const dropRest = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
};

/** The most bytes that a call holds in memory; larger files are refused before they are held. */
const roomOf = (request: FastifyRequest, { max, maxBytes }: FilesRule): number =>
  Math.min(Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY), max * maxBytes);

/**
 * Reads the files and fields of a call. Problems with the number, size or names of files are reported as field problems. `holder`:
 * identifies whom the call belongs to. If the client disconnects while the call waits for its turn, it leaves the queue, because
 * its body will never arrive.
 */
export const multipartReading =
  (rule: FilesRule) =>
  async (request: FastifyRequest, holder: string): Promise<MultipartBody> => {
    if (!request.isMultipart()) throw new Refusal('multipart_expected');
    const signal = leavingOf(request);
    const read = () => inMemory(() => readParts(request, rule), { room: roomOf(request, rule), signal });
    try {
      return await ofHolder(holder, read, { signal });
    } catch (error) {
      throw refusalOf(error, rule);
    } finally {
      dropRest(request);
    }
  };
