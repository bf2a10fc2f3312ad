import { referenceField } from '../../lib/fresh-reference.ts';
import { ownName } from '../../lib/json-tree.ts';
import { noteOf, type RequestNote } from '../../lib/request-note.ts';
import { type BuilderState, chosenSample } from '../../state/builder-state.ts';
import type { Builder } from './use-builder.ts';

/** What may be kept of a request. A reference that the builder proposed is none of it: it would be held by then. */
export const noteOfState = ({ page }: Pick<Builder, 'page'>, state: BuilderState): RequestNote => {
  const sample = chosenSample(page, state);
  const own = ownName(state.body, referenceField);
  const isProposed = own !== undefined && state.body[own] === state.reference?.proposed;
  const reference = sample.body?.[referenceField];
  const body = isProposed && reference !== undefined ? { ...state.body, [own]: reference } : state.body;
  const request = { params: state.params, query: state.query, body, scenario: state.scenario };
  return noteOf(page, sample, request, state.credentials.password);
};
