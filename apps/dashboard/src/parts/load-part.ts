import { CallError } from '#api/call-error.ts';
import { callsWords } from '#api/calls-words.ts';
import { isReachable, lookForService, untilReachable } from '#api/connection.ts';
import { wordsNow } from '#i18n/use-words.ts';
import { keepForms } from '#session/session-store.ts';

/** Thrown if a part of the application cannot be loaded although the service answers and the document was already reloaded. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

const words = callsWords;
const key = 'reloadedBuild';

/** Identifies the build: the file name of this code contains a hash of its content. */
const build = import.meta.url;

/**
 * Whether the document has not been reloaded for this build yet. After a deployment the parts of the old build are gone and only a
 * new document knows the new ones; it is reloaded once per build.
 */
const isFirstReload = (): boolean => {
  if (sessionStorage.getItem(key) === build) return false;
  sessionStorage.setItem(key, build);
  return true;
};

const reload = (address: string): void => {
  keepForms();
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
};

type Loading = {
  /** Whether to wait for the connection instead of throwing. */
  readonly waits: boolean;
  /** The address to load after a reload, if it is not the current page. */
  readonly address?: () => string;
  /** Whether the document has the part already, so that no connection is needed. */
  readonly isThere?: () => boolean;
};

/** Browsers cache a failed import for the life of the document, so after one only a reload helps. */
let failedWithoutConnection = false;

/** Loads a part of the application that is not in the document yet. */
export const loadPart = async <Part>(load: () => Promise<Part>, options: Loading): Promise<Part> => {
  const { waits, address, isThere } = options;
  for (;;) {
    if (isReachable() || isThere?.()) {
      try {
        return await load();
      } catch {
        if (await lookForService()) {
          const reloads = failedWithoutConnection || isFirstReload();
          if (!reloads) throw new PartMissing(wordsNow(words).partMissing);
          reload(address?.() ?? window.location.href);
          // The document is being reloaded, so no error is shown.
          return await new Promise<never>(() => undefined);
        }
        failedWithoutConnection = true;
      }
    }
    if (!waits) throw new CallError({ status: 0, code: 'unavailable', message: wordsNow(words).unavailable });
    await untilReachable();
  }
};

/**
 * For a part that opens over or inside a page: the page stays unchanged until the part is loaded. Without a connection it waits.
 */
export const whenReachable =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    loadPart(load, { waits: true });

/** As `whenReachable`, but the part can be fetched in advance; then it opens without a connection too. */
export const createPart = <Part>(load: () => Promise<Part>) => {
  let isThere = false;
  const fetchPart = async (): Promise<Part> => {
    const part = await load();
    isThere = true;
    return part;
  };
  return {
    load: (): Promise<Part> => loadPart(fetchPart, { waits: true, isThere: () => isThere }),
    fetchAhead: (): void => {
      // An error is ignored here; it is reported when the part is opened.
      if (isReachable()) void fetchPart().catch(() => undefined);
    },
  };
};
