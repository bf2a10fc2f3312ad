import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shellQuote } from './shell-quote.ts';

/** The words as a shell reads them; one process reads all of them. */
const wordsOf = (texts: readonly string[]): string[] =>
  execFileSync('sh', { input: `printf '%s\\0' ${texts.map(shellQuote).join(' ')}`, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

it('keeps every text as it is', () => {
  const known = [
    'O\'Brien\'s "Librería" & Co.',
    '$HOME `id` $(id) !! \\ \\n %s * ? ~ #',
    "''",
    'uno\ndos',
    '',
    '🎉',
  ];
  const text = fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', ''));
  const shellLike = fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '\n', ' ', '!', 'ñ', '🎉') });
  fc.assert(
    fc.property(fc.array(fc.oneof(text, shellLike), { minLength: 1, maxLength: 50 }), (texts) => {
      expect(wordsOf([...known, ...texts])).toEqual([...known, ...texts]);
    }),
    { numRuns: 20 },
  );
});
