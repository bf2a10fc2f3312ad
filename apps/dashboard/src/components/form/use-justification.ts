import { limits } from '@pasarela/contracts/limits/limits';
import { isJustification, justificationOf } from '#components/form/justification.ts';
import { useBriefWarning } from '#components/form/use-brief-warning.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';

/** The reason that the user is typing. */
export const useJustification = () => {
  const [text, setText] = useDraft('reason', '', textDraft);
  const warning = useBriefWarning(limits.justificationWarning);
  const isTaken = isJustification(text);
  return {
    text,
    reason: justificationOf(text),
    isWrong: warning.isShown && !isTaken,
    type: setText,
    /** Returns whether the reason is valid; shows a warning if not. */
    judge: (): boolean => {
      if (!isTaken) warning.warn();
      return isTaken;
    },
  };
};

export type JustificationDraft = ReturnType<typeof useJustification>;
