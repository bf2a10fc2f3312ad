import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import type { ChosenFile } from '#components/form/chosen-files.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { fileProblem, problemsByPlace, proofProblem } from '#features/chargebacks/proof/proof-draft.ts';
import { useSaveProof } from '#features/chargebacks/proof/use-save-proof.ts';
import { useLanguage } from '#i18n/use-words.ts';

type Draft = { readonly key: string; readonly file: File };

/** The chosen files, the error of each, and their upload. */
export const useProofFiles = (idTransaction: number) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isAsked, setAsked] = useState(false);
  const count = useRef(0);
  const save = useSaveProof(idTransaction);
  const refused =
    save.error instanceof CallError ? problemsByPlace(save.error.fieldErrors) : new Map<number, string>();

  const files = drafts.map(({ key, file }, place): ChosenFile => {
    const problem = fileProblem(file);
    return {
      key,
      file,
      problem: problem ? fieldErrorText(problem.code, language, problem.values) : refused.get(place),
    };
  });
  const problem = proofProblem(files);
  const texts = {
    missing: isAsked ? errorCodes.chargeback_proof_missing.message[language] : undefined,
    tooMany: words.tooMany,
  };
  const change = (next: readonly Draft[]) => {
    setDrafts(next);
    setAsked(false);
    save.reset();
  };
  return {
    files,
    error: problem && texts[problem],
    isSaving: save.isPending,
    add: (added: readonly File[]) => {
      const made = added.map((file) => {
        count.current += 1;
        return { key: String(count.current), file };
      });
      change([...drafts, ...made]);
    },
    remove: (key: string) => change(drafts.filter((draft) => draft.key !== key)),
    save: () => {
      setAsked(true);
      if (problem === undefined && files.every((file) => file.problem === undefined))
        save.mutate(drafts.map(({ file }) => file));
    },
  };
};
