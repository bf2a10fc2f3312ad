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
  /** Called when a field loses the focus; from then on its error is shown. */
  readonly leave: (name: CardFieldName) => void;
  /** The error to show at a field now. */
  readonly problemOf: (name: CardFieldName) => CardFieldProblem | undefined;
  /** The server's error of a field, until the field is changed. */
  readonly refusals: CardRefusals['fields'];
  readonly refuse: (fields: CardRefusals['fields']) => void;
  /** Shows all errors and returns the first field that has one. */
  readonly check: () => CardFieldName | undefined;
  /** Puts a whole card into the fields. */
  readonly fill: (card: CardDraft) => void;
  /** Clears the security code, which may be used for one attempt only. */
  readonly forgetCode: () => void;
};

/** The card form's state. It exists only in this component: card data is never stored. */
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
      // A field that was left empty shows no error.
      if (draft[name] !== '') setJudged((now) => [...now, name]);
    },
    problemOf: (name) => {
      // A complete number is checked at once.
      const isJudged = judged.includes(name) || (name === 'number' && isCompleteNumber(draft.number));
      return isJudged ? problems[name] : undefined;
    },
    refusals,
    refuse: setRefusals,
    check: () => {
      setJudged(cardFieldNames);
      return cardFieldNames.find((name) => problems[name] !== undefined);
    },
    fill: (card) => {
      setDraft(card);
      setJudged([]);
      setRefusals({});
    },
    forgetCode: () => {
      setDraft((now) => ({ ...now, code: '' }));
      setJudged((now) => now.filter((name) => name !== 'code'));
    },
  };
};
