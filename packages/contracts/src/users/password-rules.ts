import type { FieldErrorCode } from '../errors/error-codes.ts';
import { limits } from '../limits/limits.ts';
import { commonPasswordWords } from './common-passwords.ts';

export type PasswordProblem = {
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, number>>;
};

/** The user whom a password is for, as far as known: the password must not be made of their name or e-mail. */
export type PasswordOwner = { readonly userName?: string | undefined; readonly email?: string | undefined };

/** Without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const commonWords: ReadonlySet<string> = new Set([...commonPasswordWords].map(plain));

/** The signs that stand for letters in what only looks difficult. */
const lettersOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unmasked = (text: string): string => text.replace(/[013457@$!]/g, (sign) => lettersOf[sign] ?? sign);

/** A text without the digits and signs around its letters: `secreto-2026!` is `secreto`. */
const core = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `abcabc` is `abc`. */
const unrepeated = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

const namesOf = ({ userName = '', email = '' }: PasswordOwner): readonly string[] => {
  const [local = ''] = email.split('@', 1);
  return [userName, email, local].map(plain).filter((name) => name !== '');
};

/** Fewer other letters than this leave a password nothing but a name. */
const fewLetters = 3;

/** Whether a password is nothing but the owner's name or e-mail: repeated, in pieces, or among digits and signs. */
const isName = (password: string, owner: PasswordOwner): boolean =>
  namesOf(owner)
    .flatMap((name) => [name, core(name)])
    .some(
      (name) =>
        name !== '' &&
        password.includes(name) &&
        password.replaceAll(name, '').replace(/\P{L}/gu, '').length < fewLetters,
    );

/** The rows of the keyboard and the order of digits and letters: whoever follows one of them chooses nothing. */
const orders = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

const areNeighbours = (one: string, other: string): boolean =>
  one === other || orders.some((order) => order.includes(one + other) || order.includes(other + one));

/** Most of its characters follow from the one before. */
const isRun = (password: string): boolean => {
  const characters = [...password];
  const following = characters.filter((character, index) =>
    areNeighbours(characters[index - 1] ?? '', character),
  ).length;
  return following >= (characters.length - 1) * 0.7;
};

/** Fewer different characters than this are a pattern. */
const minDifferent = 5;

const isCommon = (password: string): boolean => {
  const words = [core(password), unmasked(core(password)), core(unmasked(password))];
  return (
    words.some((word) => commonWords.has(word) || commonWords.has(unrepeated(word))) ||
    !/\D/.test(password) ||
    new Set(password).size < minDifferent ||
    unrepeated(password).length <= minDifferent ||
    isRun(password)
  );
};

/**
 * Why something cannot be a password, or undefined: long rather than composed (12 characters and no rule of what they are),
 * not the own name or e-mail, and none of those that are tried first.
 */
export const passwordProblem = (password: string, owner: PasswordOwner = {}): PasswordProblem | undefined => {
  const { min, max } = limits.passwordLength;
  if ([...password].length < min) return { code: 'too_short', values: { minimum: min } };
  if (password.length > max) return { code: 'too_long', values: { maximum: max } };
  const written = plain(password);
  if (isName(written, owner)) return { code: 'password_is_name' };
  return isCommon(written) ? { code: 'password_too_common' } : undefined;
};
