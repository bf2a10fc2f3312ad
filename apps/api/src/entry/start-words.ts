import { CannotStart } from '#errors/cannot-start.ts';
import { demoPassword, demoUsers } from '#seed/demo-people.ts';
import type { Config } from './config.ts';

type Listening = Pick<Config, 'host' | 'port'>;

/** The text that is printed once the server is ready. `demoKey` is undefined without the demo. */
export const announcement = (url: string, demoKey: string | undefined): string => {
  const lines = [
    `Pasarela is ready at ${url}`,
    `  dashboard       ${url}/`,
    `  documentation   ${url}/docs`,
    `  API             ${url}/api (description: ${url}/api/openapi.json)`,
  ];
  const demoLines = [
    `  demo sign-ins   ${demoUsers.map(({ userName }) => userName).join(', ')} — password ${demoPassword}, environment Sandbox`,
    `  payment API     ${demoKey}`,
  ];
  return `${[...lines, ...(demoKey === undefined ? [] : demoLines)].join('\n')}\n`;
};

/** The warning of a demo that can be reached from other machines. */
export const openDemoWarning = ({
  host,
  port,
  privateWebhooks,
}: Listening & Pick<Config, 'privateWebhooks'>): string => {
  const lines = [
    `WARNING: this is the demo, and it listens on ${host}:${port}, not on this machine alone.`,
    'Whoever reaches that port signs in as its Admin: the passwords are published in the README.',
    privateWebhooks
      ? 'PASARELA_PRIVATE_WEBHOOKS is on: they also read, through webhooks, what services of this machine and its network answer.'
      : 'Webhooks to private networks are refused; PASARELA_PRIVATE_WEBHOOKS=on allows them.',
    'Set HOST=127.0.0.1 (in a container: publish the port on 127.0.0.1), or PASARELA_DEMO=off for a deployment of your own.',
  ];
  const line = '!'.repeat(100);
  return [line, ...lines.map((text) => `!! ${text}`), line, ''].join('\n');
};

/** Returns a message for errors that keep the server from listening; any other error unchanged. */
export const listenProblem = (error: unknown, { host, port }: Listening): unknown => {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} of ${host} is taken. PORT or --port chooses another.`);
    case 'EACCES':
      return new CannotStart(
        `This user may not listen on port ${port}. PORT or --port chooses another, from 1024 on.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(`${host} is no address of this machine. HOST or --host chooses another.`);
    default:
      return error;
  }
};
