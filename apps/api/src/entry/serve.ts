import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { publishedKeyState } from '#core/access/published-key.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { demoKey } from '#seed/demo-entry.ts';
import { type Config, readConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { announcement, openDemoWarning } from './start-words.ts';

/** After SIGTERM `/api/ready` answers 503, but calls are taken for this long, in milliseconds: time to redirect them. */
const drainFor = 1_000;
/** The process exits at the latest after this time, in milliseconds. */
const shutdownAfter = 9_000;

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Ends the process on a signal while there is no server to stop yet; what is registered for its exit is done. Returns a function that stops this. */
export const exitOnSignals = (): (() => void) => {
  const exit = (): never => process.exit(1);
  for (const signal of signals) process.on(signal, exit);
  return () => {
    for (const signal of signals) process.off(signal, exit);
  };
};

/** Stops the server and ends the process on a signal. `drain`: how long calls are taken after SIGTERM, in milliseconds. */
export const stopOnSignals = (server: RunningServer, { drain: drainAfterTerm = drainFor } = {}): void => {
  const stop = async (drain: number): Promise<void> => {
    if (!server.readiness.ready) return;
    server.readiness.ready = false;
    setTimeout(() => process.exit(1), shutdownAfter).unref();
    await pause(drain);
    await server.stop();
    process.exit(0);
  };
  // Not `once`: a second signal, which npx and a terminal send together, would end the process in the middle of its end.
  process.on('SIGTERM', () => void stop(drainAfterTerm));
  process.on('SIGINT', () => void stop(0));
};

/** Returns the published API key of the demo, a hint if its password has been changed, or undefined if there is no such key. */
const demoKeyOf = async (dependencies: Dependencies): Promise<string | undefined> => {
  const state = demoKey ? await publishedKeyState(dependencies, demoKey) : 'missing';
  if (!demoKey || state === 'missing') return undefined;
  return state === 'works'
    ? `${demoKey.identifier} / ${demoKey.password}`
    : "the demo key's password is another now: make a new one under Integration";
};

/** Says on the output of the process where a server is. `lines` follow what every server says. */
export const announce = async (
  config: Config,
  server: RunningServer,
  lines: readonly string[] = [],
): Promise<void> => {
  // Waits for Fastify's own log lines, so that the announcement comes last.
  await setImmediate();
  if (config.openDemo) process.stderr.write(openDemoWarning({ ...config, port: server.port }));
  const shownKey = config.demo ? await demoKeyOf(server.dependencies) : undefined;
  process.stdout.write([announcement(server.url, shownKey), ...lines.map((line) => `${line}\n`)].join(''));
};

/** Starts the whole product as a process: says where it is, and stops on a signal. */
export const serve = async (environment: Readonly<Record<string, string | undefined>>): Promise<void> => {
  const config = readConfig(environment);
  const server = await startServer(config);
  stopOnSignals(server);
  await announce(config, server);
};
