import { useState } from 'react';
import {
  type CardDraft,
  type CardFieldName,
  type CardFieldProblem,
  cardDraftProblems,
  cardFieldNames,
  emptyCard,
  isCompleteNumber,
} from '#features/checkout/card/card-draft.ts';
import type { CardRefusals } from '#features/checkout/card/card-payment.ts';

export type CardDraftHandle = {
  readonly draft: CardDraft;
  readonly change: (name: CardFieldName, value: string) => void;
  /** The focus has left a field: from now on what is wrong with it is said. */
  readonly leave: (name: CardFieldName) => void;
  /** What is to be said of a field now. */
  readonly problemOf: (name: CardFieldName) => CardFieldProblem | undefined;
  /** What the server said of a field, until it is changed. */
  readonly refusals: CardRefusals['fields'];
  readonly refuse: (fields: CardRefusals['fields']) => void;
  /** Says all that is wrong, and names the first field of it. */
  readonly check: () => CardFieldName | undefined;
  /** A code serves for one attempt. */
  readonly forgetCode: () => void;
};

/** A card while it is filled in. It lives here and goes with the page: nothing keeps it. */
export const useCardDraft = (): CardDraftHandle => {
  const [draft, setDraft] = useState(emptyCard);
  const [judged, setJudged] = useState<readonly CardFieldName[]>([]);
  const [refusals, setRefusals] = useState<CardRefusals['fields']>({});
  const problems = cardDraftProblems(draft);
  return {
    draft,
    change: (name, value) => {
      setDraft((now) => ({ ...now, [name]: value }));
      setRefusals(({ [name]: _, ...others }) => others);
    },
    leave: (name) => {
      // Who only passes through has made no mistake yet.
      if (draft[name] !== '') setJudged((now) => [...now, name]);
    },
    problemOf: (name) => {
      // A number that is all there is judged at once.
      const isJudged = judged.includes(name) || (name === 'number' && isCompleteNumber(draft.number));
      return isJudged ? problems[name] : undefined;
    },
    refusals,
    refuse: setRefusals,
    check: () => {
      setJudged(cardFieldNames);
      return cardFieldNames.find((name) => problems[name] !== undefined);
    },
    forgetCode: () => {
      setDraft((now) => ({ ...now, code: '' }));
      setJudged((now) => now.filter((name) => name !== 'code'));
    },
  };
};
