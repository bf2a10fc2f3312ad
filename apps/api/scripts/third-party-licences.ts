import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The texts of its licence files; empty if it has none. */
  readonly texts: readonly string[];
};

/** The licences that the product takes libraries of; other packages are refused. */
const allowed =
  /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0|Unlicense)\b/;

const isLicenceFile = (name: string): boolean => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name);

/** The folder of the package that a module belongs to: the last one below `node_modules` in its path. */
const packageFolderOf = (module: string): string | undefined =>
  /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];

const readPackage = (folder: string): Package => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter(isLicenceFile)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const isMit = texts.some((text) => text.includes('Permission is hereby granted, free of charge'));
  const named = typeof license === 'string' ? license : isMit ? 'MIT' : 'none';
  if (!allowed.test(named)) throw new Error(`${name}@${version} has the licence ${named}`);
  return { name, version, license: named, texts };
};

const line = '='.repeat(80);

const entryOf = ({ name, version, license, texts }: Package): string =>
  [
    line,
    `${name} ${version} (${license})`,
    line,
    '',
    ...(texts.length > 0 ? texts : [`Licence: ${license}`]),
    '',
  ].join('\n');

/**
 * Gathers the licences of all packages that built files are made of, each once. `lists` are the files in which the builds name their
 * modules, `folders` further packages; all paths begin at the root. Throws if a package has a licence that is not allowed.
 */
export const licencesOf = (root: string, lists: readonly string[], folders: readonly string[]): string => {
  const modules = lists.flatMap((list): string[] => JSON.parse(readFileSync(join(root, list), 'utf8')));
  const found = new Set([...folders, ...modules.flatMap((module) => packageFolderOf(module) ?? [])]);
  const packages = new Map<string, Package>();
  for (const folder of found) {
    const read = readPackage(join(root, folder));
    packages.set(`${read.name} ${read.version}`, read);
  }
  const entries = [...packages].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const heading = 'The libraries that the files of this package are made of, with their licences.\n';
  return [heading, ...entries.map(([, read]) => entryOf(read))].join('\n');
};
