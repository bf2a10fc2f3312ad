import type { RunningServer } from './start-server.ts';

/** The lowest level of a line of the log that tells of an error. */
const errorLevel = 50;

/** The errors that a server has logged. */
export const errorsIn = (server: RunningServer): readonly string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && JSON.parse(line).level >= errorLevel);
