import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { authenticationPath, type CodeSampleInput } from './code-sample.ts';
import { type SampleLanguageName, sampleLanguageNames, sampleLanguages } from './code-samples.ts';

const demo = { apiKey: 'demo-sandbox-key', publishedPassword: 'demo-sandbox-password' };
const own = { apiKey: "llave'1" };
const host = 'http://localhost:3000';
const pay: CodeSampleInput['request'] = {
  method: 'POST',
  url: `${host}/api/pay/create`,
  headers: [
    ['Content-Type', 'application/json'],
    ['Accept-Language', 'es'],
  ],
  body: '{"Amount": 350.50, "FirstName": "José \\"Pepe\\" O\'Hara", "Description": "a\\nb $5 \\\\", "x": [true, null, {}]}',
};
const remove: CodeSampleInput['request'] = { method: 'DELETE', url: `${host}/api/x/1`, headers: [] };
const linesOf = (language: SampleLanguageName, input: CodeSampleInput): string[] =>
  sampleLanguages[language].sampleOf(input).split('\n');

it('asks for its token where the contract says', () => {
  expect(authenticationPath).toBe(`/api${operations.authenticate.path}`);
});

describe('curl', () => {
  it('carries the published credentials', () => {
    expect(linesOf('curl', { request: pay, credentials: { way: 'basic', ...demo } })).toEqual([
      "curl 'http://localhost:3000/api/pay/create' \\",
      "  --user 'demo-sandbox-key:demo-sandbox-password' \\",
      "  --header 'Content-Type: application/json' \\",
      "  --header 'Accept-Language: es' \\",
      `  --data-raw '{"Amount": 350.50, "FirstName": "José \\"Pepe\\" O'\\''Hara", "Description": "a\\nb $5 \\\\", "x": [true, null, {}]}'`,
    ]);
  });

  it('has a body of several lines below its option', () => {
    const body = '{\n  "Amount": 350.5,\n  "Customer": { "FirstName": "Ana\\nLuz" }\n}';
    const lines = linesOf('curl', { request: { ...pay, headers: [], body }, credentials: null });
    expect(lines).toEqual([
      "curl 'http://localhost:3000/api/pay/create' \\",
      "  --data-raw '{",
      '    "Amount": 350.5,',
      '    "Customer": { "FirstName": "Ana\\nLuz" }',
      "  }'",
    ]);
    const sent = lines.slice(1).join('\n').replace("--data-raw '", '').replace(/'$/, '');
    expect(JSON.parse(sent)).toEqual(JSON.parse(body));
  });

  it('asks for a token first', () => {
    expect(linesOf('curl', { request: remove, credentials: { way: 'bearer', ...own } })).toEqual([
      "token=$(curl --silent 'http://localhost:3000/api/auth/Authenticate' \\",
      "  --header 'Content-Type: application/json' \\",
      `  --data-raw '{"UserId":"llave'\\''1","Password":"'"$PASARELA_PASSWORD"'"}' |`,
      `  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
      '',
      "curl --request DELETE 'http://localhost:3000/api/x/1' \\",
      '  --header "Authorization: Bearer $token"',
    ]);
  });

  it('names a method only where curl would choose another', () => {
    expect(linesOf('curl', { request: remove, credentials: null })).toEqual([
      "curl --request DELETE 'http://localhost:3000/api/x/1'",
    ]);
    expect(linesOf('curl', { request: { ...remove, method: 'GET' }, credentials: null })).toEqual([
      "curl 'http://localhost:3000/api/x/1'",
    ]);
  });
});

describe('Node', () => {
  it('writes the body as an object', () => {
    expect(linesOf('node', { request: pay, credentials: { way: 'basic', ...demo } })).toEqual([
      'const credentials = Buffer.from("demo-sandbox-key:demo-sandbox-password").toString("base64");',
      '',
      'const answer = await fetch("http://localhost:3000/api/pay/create", {',
      '  method: "POST",',
      '  headers: {',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own
      '    Authorization: `Basic ${credentials}`,',
      '    "Content-Type": "application/json",',
      '    "Accept-Language": "es",',
      '  },',
      '  body: JSON.stringify({',
      '    Amount: 350.5,',
      '    FirstName: "José \\"Pepe\\" O\'Hara",',
      '    Description: "a\\nb $5 \\\\",',
      '    x: [',
      '      true,',
      '      null,',
      '      {},',
      '    ],',
      '  }),',
      '});',
      'console.log(answer.status, await answer.text());',
    ]);
  });

  it('asks for a token first', () => {
    expect(linesOf('node', { request: remove, credentials: { way: 'bearer', ...own } })).toEqual([
      'const authentication = await fetch("http://localhost:3000/api/auth/Authenticate", {',
      '  method: "POST",',
      '  headers: { "Content-Type": "application/json" },',
      '  body: JSON.stringify({ UserId: "llave\'1", Password: process.env.PASARELA_PASSWORD }),',
      '});',
      'const { token } = await authentication.json();',
      '',
      'const answer = await fetch("http://localhost:3000/api/x/1", {',
      '  method: "DELETE",',
      '  headers: {',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own
      '    Authorization: `Bearer ${token}`,',
      '  },',
      '});',
      'console.log(answer.status, await answer.text());',
    ]);
  });
});

describe('PHP', () => {
  it('writes the body as an array', () => {
    expect(linesOf('php', { request: pay, credentials: { way: 'basic', ...demo } })).toEqual([
      '<?php',
      "$call = curl_init('http://localhost:3000/api/pay/create');",
      'curl_setopt_array($call, [',
      "    CURLOPT_CUSTOMREQUEST => 'POST',",
      '    CURLOPT_RETURNTRANSFER => true,',
      "    CURLOPT_USERPWD => 'demo-sandbox-key:demo-sandbox-password',",
      '    CURLOPT_HTTPHEADER => [',
      "        'Content-Type: application/json',",
      "        'Accept-Language: es',",
      '    ],',
      '    CURLOPT_POSTFIELDS => json_encode([',
      "        'Amount' => 350.5,",
      "        'FirstName' => 'José \"Pepe\" O\\'Hara',",
      '        \'Description\' => "a\\nb \\$5 \\\\",',
      "        'x' => [",
      '            true,',
      '            null,',
      '            (object) [],',
      '        ],',
      '    ]),',
      ']);',
      '$answer = curl_exec($call);',
      "echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), ' ', $answer, PHP_EOL;",
    ]);
  });

  it('asks for a token first', () => {
    expect(linesOf('php', { request: remove, credentials: { way: 'bearer', ...own } }).slice(0, 14)).toEqual([
      '<?php',
      "$authentication = curl_init('http://localhost:3000/api/auth/Authenticate');",
      'curl_setopt_array($authentication, [',
      '    CURLOPT_RETURNTRANSFER => true,',
      "    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],",
      "    CURLOPT_POSTFIELDS => json_encode(['UserId' => 'llave\\'1', 'Password' => getenv('PASARELA_PASSWORD')]),",
      ']);',
      '$token = json_decode(curl_exec($authentication))->token;',
      '',
      "$call = curl_init('http://localhost:3000/api/x/1');",
      'curl_setopt_array($call, [',
      "    CURLOPT_CUSTOMREQUEST => 'DELETE',",
      '    CURLOPT_RETURNTRANSFER => true,',
      '    CURLOPT_HTTPHEADER => [',
    ]);
  });
});

describe('Python', () => {
  it('writes the body as a dictionary', () => {
    expect(linesOf('python', { request: pay, credentials: { way: 'basic', ...demo } })).toEqual([
      'import base64',
      'import json',
      'import urllib.error',
      'import urllib.request',
      '',
      'credentials = base64.b64encode("demo-sandbox-key:demo-sandbox-password".encode()).decode()',
      '',
      'request = urllib.request.Request(',
      '    "http://localhost:3000/api/pay/create",',
      '    method="POST",',
      '    headers={',
      '        "Authorization": "Basic " + credentials,',
      '        "Content-Type": "application/json",',
      '        "Accept-Language": "es",',
      '    },',
      '    data=json.dumps({',
      '        "Amount": 350.5,',
      '        "FirstName": "José \\"Pepe\\" O\'Hara",',
      '        "Description": "a\\nb $5 \\\\",',
      '        "x": [',
      '            True,',
      '            None,',
      '            {},',
      '        ],',
      '    }).encode(),',
      ')',
      'try:',
      '    answer = urllib.request.urlopen(request)',
      'except urllib.error.HTTPError as refusal:',
      '    answer = refusal',
      'print(answer.status, answer.read().decode())',
    ]);
  });

  it('asks for a token first', () => {
    expect(
      linesOf('python', { request: remove, credentials: { way: 'bearer', ...own } }).slice(0, 13),
    ).toEqual([
      'import json',
      'import os',
      'import urllib.error',
      'import urllib.request',
      '',
      'authentication = urllib.request.Request(',
      '    "http://localhost:3000/api/auth/Authenticate",',
      '    headers={"Content-Type": "application/json"},',
      '    data=json.dumps({"UserId": "llave\'1", "Password": os.environ["PASARELA_PASSWORD"]}).encode(),',
      ')',
      'token = json.load(urllib.request.urlopen(authentication))["token"]',
      '',
      'request = urllib.request.Request(',
    ]);
  });
});

it.each(sampleLanguageNames)('%s carries no credentials where the operation takes none', (language) => {
  const sample = sampleLanguages[language].sampleOf({ request: pay, credentials: null });
  expect(sample).not.toMatch(/Authorization|--user|USERPWD|PASARELA|credentials|token/);
});
