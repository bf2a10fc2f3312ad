import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import { fieldsDraft } from '#session/use-draft.ts';

export type EntryDraft = { readonly field: FraudField; readonly value: string; readonly active: boolean };

export const emptyEntry: EntryDraft = { field: 'email', value: '', active: true };

/** The card number is never stored in a draft, so it has to be typed again. */
export const entryDraft = {
  ...fieldsDraft(emptyEntry),
  keep: (draft: EntryDraft): EntryDraft => (draft.field === 'card' ? { ...draft, value: '' } : draft),
};
