import { referenceField } from '../lib/fresh-reference.ts';
import { ownName } from '../lib/json-tree.ts';
import { formatJson, type JsonObject } from '../lib/json-value.ts';
import type { BuilderState } from './builder-state.ts';

/** A body that the builder made: the editor shows it, and nothing is wrong with it. */
export const withBody = (state: BuilderState, body: JsonObject): BuilderState => ({
  ...state,
  body,
  text: formatJson(body),
  problem: null,
  hindrance: state.hindrance === 'malformedJson' ? null : state.hindrance,
});

/** The proposed reference in the body, where it has one. */
export const withReference = (state: BuilderState, reference: string): BuilderState => {
  const own = ownName(state.body, referenceField);
  if (own === undefined) return state;
  return {
    ...withBody(state, { ...state.body, [own]: reference }),
    reference: { proposed: reference, held: false },
  };
};
