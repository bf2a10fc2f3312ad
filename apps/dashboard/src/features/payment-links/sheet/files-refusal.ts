import { limits } from '@pasarela/contracts/limits/limits';
import { isCsvName } from '@pasarela/contracts/payment-links/link-file';
import type { bulkLinksWords } from '#features/payment-links/bulk-links-words.ts';

type FilesWords = Pick<(typeof bulkLinksWords.es)['files'], 'notCsv' | 'tooLarge' | 'tooMany'>;

/** The error if files cannot be added to those with these names; undefined otherwise. */
export const filesRefusal = (
  chosen: readonly Pick<File, 'name' | 'size'>[],
  heldNames: readonly string[],
  words: FilesWords,
): string | undefined => {
  const other = chosen.find(({ name }) => !isCsvName(name));
  if (other) return words.notCsv(other.name);
  const large = chosen.find(({ size }) => size > limits.fileBytes);
  if (large) return words.tooLarge(large.name);
  const names = new Set([...heldNames, ...chosen.map(({ name }) => name)]);
  return names.size > limits.linkFiles ? words.tooMany(String(limits.linkFiles)) : undefined;
};
