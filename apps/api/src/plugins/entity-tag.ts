import { createHash } from 'node:crypto';

/** Returns the entity tag of a content: a hash, so that it is the same on every server. */
export const entityTagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Returns whether the client's cache has this content. Weak tags match too, because a proxy may have weakened the tag. */
export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
