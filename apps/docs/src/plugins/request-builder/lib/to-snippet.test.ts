import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';
import { shellQuote } from './shell-quote.ts';
import { toSnippet } from './to-snippet.ts';

const demo = { apiKey: 'demo-sandbox-key', password: 'demo-sandbox-password' };
const create = { method: 'POST', path: '/api/pay/create', body: [] };
const host = 'http://localhost:3000';

const requestWith = (body: string) => buildRequest({ page: create, host, language: 'es', params: {}, body });

/** What a shell makes of a command: the arguments that curl would receive. */
const argumentsOf = (snippet: string, environment: Record<string, string> = {}): string[] => {
  const shown = execFileSync(
    'sh',
    ['-c', `curl() { for argument in "$@"; do printf '%s\\0' "$argument"; done; }\n${snippet}`],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  return shown.split('\0').slice(0, -1);
};

describe('shellQuote', () => {
  it.each([
    'plain',
    'con espacios y acentos: López, Cuauhtémoc, ñandú',
    'O\'Brien\'s "Librería" & Co.',
    '$HOME `id` $(id) !! \\ \\n %s * ? ~ #',
    "''",
    'línea uno\nlínea dos',
    '',
  ])('keeps %j as it is', (text) => {
    expect(argumentsOf(`curl ${shellQuote(text)}`)).toEqual([text]);
  });
});

describe('toSnippet', () => {
  it('is the call, with the published credentials of the demo', () => {
    const body = '{\n  "FirstName": "José \'Pepe\'",\n  "Description": "50% \\"ñ\\" $5"\n}';
    expect(argumentsOf(toSnippet(requestWith(body), demo, demo))).toEqual([
      'http://localhost:3000/api/pay/create',
      '--user',
      'demo-sandbox-key:demo-sandbox-password',
      '--header',
      'Content-Type: application/json',
      '--header',
      'Accept-Language: es',
      '--data-raw',
      body,
    ]);
  });

  it('reads line by line', () => {
    expect(toSnippet(requestWith('{}'), demo, demo)).toBe(
      [
        "curl 'http://localhost:3000/api/pay/create' \\",
        "  --user 'demo-sandbox-key:demo-sandbox-password' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --header 'Accept-Language: es' \\",
        "  --data-raw '{}'",
      ].join('\n'),
    );
  });

  it('never carries a password that is not published', () => {
    const own = { apiKey: "llave'1", password: 's3creto$' };
    const snippet = toSnippet(requestWith('{}'), own, demo);
    expect(snippet).not.toContain('s3creto');
    expect(argumentsOf(snippet, { PASARELA_PASSWORD: 's3creto$ "x"' }).slice(1, 3)).toEqual([
      '--user',
      'llave\'1:s3creto$ "x"',
    ]);
  });

  it('leaves out credentials where the operation takes none', () => {
    expect(toSnippet(requestWith('{}'), null, demo)).not.toContain('--user');
  });

  it('names a method that curl would not choose itself', () => {
    const request = { method: 'DELETE', url: `${host}/api/x/1`, headers: [] };
    expect(toSnippet(request, null, demo)).toBe("curl --request DELETE 'http://localhost:3000/api/x/1'");
  });
});
