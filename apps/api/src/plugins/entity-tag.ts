import { createHash } from 'node:crypto';

/** The tag of a content: the same for the same content, wherever it was made. */
export const entityTagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether the caller has this content already. A proxy may have made its tag a weak one. */
export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
