import { expect, it } from 'vitest';
import { helpText, readCommand } from './command-line.ts';

const nothing = {
  port: undefined,
  host: undefined,
  db: undefined,
  config: undefined,
  noDemo: false,
  open: false,
};

it.each([[[]], [['start']]])('%j starts with nothing chosen', (args) => {
  expect(readCommand(args)).toEqual({ kind: 'start', options: nothing });
});

it('reads every option, with a space or an equals sign', () => {
  const args = [
    'start',
    '--port=0',
    '--host',
    '::1',
    '--db',
    ':temp:',
    '--config',
    'a.json',
    '--no-demo',
    '--open',
  ];
  expect(readCommand(args)).toEqual({
    kind: 'start',
    options: { port: '0', host: '::1', db: ':temp:', config: 'a.json', noDemo: true, open: true },
  });
  expect(readCommand(['--seed', 'b.json'])).toMatchObject({ options: { config: 'b.json' } });
});

it.each([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
  ['-v', 'version'],
])('%s is %s', (arg, kind) => {
  expect(readCommand([arg])).toEqual({ kind });
});

it('names every mistake at once', () => {
  const args = [
    'stop',
    '--prot',
    '1',
    '--port',
    '70000',
    '--open=yes',
    '--config',
    'a',
    '--seed',
    'b',
    '-x',
    '--db',
  ];
  expect(() => readCommand(args)).toThrow(
    [
      'There is no command stop; there are start, move and reset-password.',
      'There is no option --prot.',
      'There is no command 1; there are start, move and reset-password.',
      '--open takes no value.',
      'There is no option -x.',
      '--db needs a value.',
      '--port takes a number from 0 to 65535, and not 70000.',
      '--config and --seed are one option: give one of them.',
      'See pasarela --help.',
    ].join('\n'),
  );
});

it('reads what is to be moved', () => {
  expect(readCommand(['move', '--from', 'a.db', '--to=postgres://host/b'])).toEqual({
    kind: 'move',
    options: { from: 'a.db', to: 'postgres://host/b' },
  });
  expect(readCommand(['move', '--help'])).toEqual({ kind: 'help' });
});

it('reads whose password is to be chosen anew', () => {
  expect(readCommand(['reset-password', '--user', 'ana', '--db=a.db'])).toEqual({
    kind: 'reset-password',
    options: { user: 'ana', db: 'a.db' },
  });
});

it.each([
  [['reset-password'], 'reset-password needs --user <user>.\n'],
  [['reset-password', '--user', 'ana', '--port', '1'], '--port is no option of reset-password.\n'],
  [['--user', 'ana'], '--user is no option of start.\n'],
  [['move'], 'move needs --from <database>.\nmove needs --to <database>.\n'],
  [['move', '--from', 'a', '--to', 'b', '--db', 'c'], '--db is no option of move.\n'],
  [['--from', 'a'], '--from is no option of start.\n'],
  [['move', 'start', '--from', 'a', '--to', 'b'], 'move and start are two commands: give one of them.\n'],
])('%j is refused', (args, words) => {
  expect(() => readCommand(args)).toThrow(`${words}See pasarela --help.`);
});

it('the help names every option', () => {
  const names = [
    'port',
    'host',
    'db',
    'config',
    'seed',
    'no-demo',
    'open',
    'from',
    'to',
    'user',
    'help',
    'version',
  ];
  for (const name of names) expect(helpText).toContain(`--${name}`);
});
