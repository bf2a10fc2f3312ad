import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswordWords } from './common-passwords.ts';
import { passwordProblem } from './password-rules.ts';

const ana = { userName: 'ana.lopez', email: 'ana@libreria.example' };
const codeOf = (password: string, owner = ana) => passwordProblem(password, owner)?.code;

describe('a password', () => {
  it.each([
    'Pasarela-2026',
    'cuatro-nubes-y-un-faro',
    'Canario-de-la-mina-1',
    'ñandú come higos',
    'tXo9#pL2vQ7z',
  ])('may be %s', (password) => {
    expect(passwordProblem(password, ana)).toBeUndefined();
    expect(passwordProblem(password)).toBeUndefined();
  });

  it('has 12 to 200 characters, whatever they are', () => {
    expect(passwordProblem('faro-y-nube')).toEqual({ code: 'too_short', values: { minimum: 12 } });
    expect(passwordProblem('faro-y-nubes')).toBeUndefined();
    const sentence = 'una frase que dice algo distinto cada vez, '.repeat(5).slice(0, 200);
    expect(passwordProblem(`${sentence.slice(0, 199)}.`)?.code).toBeUndefined();
    expect(passwordProblem(`${sentence}x`)).toEqual({ code: 'too_long', values: { maximum: 200 } });
    // Twelve visible characters, which are more code units.
    expect(codeOf('😀😃😄😁🐙🐬')).toBe('too_short');
  });

  it.each([
    'ana@libreria.example',
    'ANA@LIBRERIA.EXAMPLE',
    'ana.lopez2026',
    '***ana.lopez***',
    'ana123456789',
    'ana-2026-2026',
    'anaanaanaana',
    'ana.lopez-ana.lopez',
    'ana@libreria.example-1',
  ])('is not the own name or e-mail: %s', (password) => {
    expect(codeOf(password)).toBe('password_is_name');
  });

  it.each([
    'password1234',
    'P4ssw0rd2026',
    'Contraseña2026',
    'CONTRASENA!!!!',
    'administrador',
    'Bienvenido123!',
    'qwertyuiop[]',
    'qwertyuiopasdfghjkl',
    'asdfghjklñ-0#',
    '123456789012',
    '198501011985',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    'abcdefghijklm',
    'tequierotequiero',
    '            ',
  ])('is none of those that are tried first: %s', (password) => {
    expect(codeOf(password)).toBe('password_too_common');
  });

  it('is never a common word with digits and signs round it', () => {
    const sign = fc.constantFrom(...'0123456789!#.-_*');
    const round = fc.string({ unit: sign, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...commonPasswordWords), round, round, (word, before, after) => {
        expect(passwordProblem(`${before}${word}${after}`)).toBeDefined();
      }),
    );
  });

  it('is never a name with digits and signs round it, whatever the case', () => {
    const name = fc.stringMatching(/^[a-z][a-z.]{4,18}[a-z]$/);
    const round = fc.string({ unit: fc.constantFrom(...'0123456789!#'), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(name, round, (userName, after) => {
        expect(passwordProblem(`${userName.toUpperCase()}${after}`, { userName })).toBeDefined();
      }),
    );
  });

  it('is judged whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (password) => {
        expect(() => passwordProblem(password, ana)).not.toThrow();
      }),
    );
  });
});
