import { createHmac, type KeyObject, randomBytes } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

const encoded = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const hashes: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

/** Signs a token with any header, claims and key. */
const sign = (header: Claims, claims: unknown, key: KeyObject | Buffer | string): string => {
  const text = `${encoded(header)}.${encoded(claims)}`;
  const hash = hashes[String(header.alg)] ?? 'sha256';
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};

/** Invalid tokens derived from a valid one, by the name of the forgery. */
export const forgeries = (
  token: string,
  key: KeyObject,
  otherKey: KeyObject,
): Readonly<Record<string, string>> => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const good = { alg: 'HS256', typ: 'JWT' };
  const changed = (changes: Claims) => sign(good, { ...claims, ...changes }, key);
  const without = (name: string) =>
    sign(good, Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)), key);
  const unsigned = (alg: string) => `${encoded({ ...good, alg })}.${payload}.`;
  const flipped = (text: string, at: number) =>
    `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  return {
    'without an algorithm': unsigned('none'),
    'without an algorithm, spelled otherwise': unsigned('NoNe'),
    'without an algorithm, its signature kept': `${encoded({ ...good, alg: 'none' })}.${payload}.${signature}`,
    'without an algorithm in its header': `${encoded({ typ: 'JWT' })}.${payload}.${signature}`,
    'signed with HS384': sign({ ...good, alg: 'HS384' }, claims, key),
    'signed with HS512': sign({ ...good, alg: 'HS512' }, claims, key),
    'said to be RS256': sign({ ...good, alg: 'RS256' }, claims, key),
    'said to be ES256': sign({ ...good, alg: 'ES256' }, claims, key),
    'said to be EdDSA': sign({ ...good, alg: 'EdDSA' }, claims, key),
    'signed by another key': sign(good, claims, randomBytes(32)),
    'signed by the other surface': sign(good, claims, otherKey),
    'signed by an empty key': sign(good, claims, ''),
    'signed by its own header': sign(good, claims, header),
    'with a key in its header': sign({ ...good, jwk: { kty: 'oct', k: 'AA' } }, claims, Buffer.alloc(1)),
    'with a file for its key': sign({ ...good, kid: '/dev/null' }, claims, ''),
    'of another issuer': changed({ iss: 'somebody' }),
    'without an issuer': without('iss'),
    'of another audience': changed({ aud: 'somebody' }),
    'without an audience': without('aud'),
    'without an end': without('exp'),
    'that ended long ago': changed({ exp: 1 }),
    'whose end is a text': changed({ exp: '99999999999' }),
    'whose end is no number': changed({ exp: null }),
    'without a subject of ours': sign(good, { iss: claims.iss, aud: claims.aud, exp: claims.exp }, key),
    'with claims that are a list': sign(good, [], key),
    'with claims that are a text': sign(good, '"x"', key),
    'with another payload': `${header}.${encoded({ ...claims, sid: 'x', key: 2 })}.${signature}`,
    'with a changed header': `${encoded({ ...good, x: 1 })}.${payload}.${signature}`,
    'with a changed signature': `${header}.${payload}.${flipped(signature, 5)}`,
    'without a signature': `${header}.${payload}.`,
    'without its third part': `${header}.${payload}`,
    'cut short': token.slice(0, -4),
    'with more at its end': `${token}AAAA`,
    'with a fourth part': `${token}.AAAA`,
    'of three dots': '...',
    'that is a word': 'null',
    'that is empty': '',
  };
};
