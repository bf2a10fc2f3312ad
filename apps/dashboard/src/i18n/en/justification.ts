import type { justificationWords as Spanish } from '../es/justification.ts';

export const justificationWords: typeof Spanish = {
  wrong: (min, max) => `Write between ${min} and ${max} characters.`,
  left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};
