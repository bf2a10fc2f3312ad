import { CallError } from '#api/call-error.ts';
import { isReachable, lookForService, untilReachable } from '#api/connection.ts';
import { callsWords as en } from '#i18n/en/calls.ts';
import { callsWords as es } from '#i18n/es/calls.ts';
import { wordsNow } from '#i18n/use-words.ts';
import { keepForms } from '#session/session-store.ts';

/** A part of the application did not come although the service answers, in this build of it as in the one before. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

const words = { es, en };
const key = 'reloadedBuild';

/** The file that this code is in has its content in its name: another build has another. */
const build = import.meta.url;

/**
 * After a deployment the parts of the build before are gone, and a new document knows the new ones: it is loaded once for each
 * build. False where that was tried already.
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
  /** Without a connection: waits until it is back, instead of refusing. */
  readonly waits: boolean;
  /** Where the part belongs, if that is not the page that is shown. */
  readonly address?: () => string;
  /** Whether the document has the part already, so that no connection is needed. */
  readonly isThere?: () => boolean;
};

/** A browser remembers that a part failed to come, and never asks for it again in the same document. */
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
          // The document is on its way out: nothing is said of a part that will be there in a moment.
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
 * For what opens over a page, or in it: the page stays as it is until the part is there. Without a connection the layout says so
 * meanwhile.
 */
export const whenReachable =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    loadPart(load, { waits: true });

/** The same for a part that can be fetched before it is needed: then it opens without a connection too. */
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
      // Only a beginning: where it fails, opening says so.
      if (isReachable()) void fetchPart().catch(() => undefined);
    },
  };
};
