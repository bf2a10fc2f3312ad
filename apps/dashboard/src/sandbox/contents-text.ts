import type { SandboxContents } from '@pasarela/contracts/sandbox/sandbox-reset-operations';
import { formatCount } from '#components/money/money-format.ts';
import type { sandboxResetWords } from '#sandbox/sandbox-reset-words.ts';

type Words = Pick<typeof sandboxResetWords.es, 'counts' | 'and'>;

const kinds = [
  'transactions',
  'subscriptions',
  'cardTokens',
  'webhooks',
  'requests',
] as const satisfies readonly (keyof SandboxContents)[];

/** What an account holds, in words; null where that is nothing. */
export const contentsText = (contents: SandboxContents, { counts, and }: Words): string | null => {
  const parts = kinds
    .filter((kind) => contents[kind] > 0)
    .map((kind) => counts[kind](contents[kind], formatCount(contents[kind])));
  const last = parts.at(-1);
  if (last === undefined) return null;
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')}${and}${last}`;
};
