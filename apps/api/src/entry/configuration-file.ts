import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Configuration, configurationFileName } from '@pasarela/contracts/sandbox/configuration';
import { readConfiguration } from '@pasarela/contracts/sandbox/configuration-problems';
import { CannotStart } from '#errors/cannot-start.ts';

export type ConfigurationFile = {
  /** The name as it was given, or the usual one. */
  readonly name: string;
  readonly configuration: Configuration;
};

const readText = (file: string, name: string): string => {
  try {
    // Editors of Windows begin a file with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new CannotStart(
      `The configuration ${name} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
};

/**
 * Reads the named configuration, or the one of the folder; undefined if none is named and the folder has none. Throws one error
 * that names all mistakes.
 */
export const readConfigurationFile = (
  folder: string,
  named: string | undefined,
): ConfigurationFile | undefined => {
  const name = named ?? configurationFileName;
  const file = resolve(folder, name);
  if (named === undefined && !existsSync(file)) return undefined;
  const { configuration, problems } = readConfiguration(readText(file, name));
  if (problems) throw new CannotStart(`${name} is not valid.\n${problems.join('\n')}`);
  return { name, configuration };
};
