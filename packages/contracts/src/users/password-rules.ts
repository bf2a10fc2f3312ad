import type { FieldErrorCode } from '../errors/error-codes.ts';
import { isLongerThan } from '../http/text-length.ts';
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

/** Signs and digits that commonly replace letters. */
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

/** A password with fewer letters besides the name counts as the name. */
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

/** Keyboard rows and the order of digits and letters; passwords that follow one of them are refused. */
const orders = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

const areNeighbours = (one: string, other: string): boolean =>
  one === other || orders.some((order) => order.includes(one + other) || order.includes(other + one));

/** Whether most characters follow from the one before. */
const isRun = (password: string): boolean => {
  const characters = [...password];
  const following = characters.filter((character, index) =>
    areNeighbours(characters[index - 1] ?? '', character),
  ).length;
  return following >= (characters.length - 1) * 0.7;
};

/** A password with fewer different characters than this is refused. */
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
 * The reason why a text cannot be a password; undefined if it can. It must have at least 12 characters, not be the user's name or
 * e-mail, and not be a common password. No kinds of characters are required.
 */
export const passwordProblem = (password: string, owner: PasswordOwner = {}): PasswordProblem | undefined => {
  const { min, max } = limits.passwordLength;
  if (!isLongerThan(password, min - 1)) return { code: 'too_short', values: { minimum: min } };
  if (isLongerThan(password, max)) return { code: 'too_long', values: { maximum: max } };
  const written = plain(password);
  if (isName(written, owner)) return { code: 'password_is_name' };
  return isCommon(written) ? { code: 'password_too_common' } : undefined;
};
