import { checkBody, checkParameters, type FieldProblem } from '../../lib/check-request.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import type { BuilderState } from '../../state/builder-state.ts';

/** What the contract would refuse in the request as it stands. */
export const problemsOf = (page: OperationPage, state: BuilderState): readonly FieldProblem[] => [
  ...checkParameters(page.params, state.params),
  ...checkParameters(page.query, state.query),
  ...(page.body ? checkBody(page.body, state.body) : []),
];

/** Whether there is nothing to authenticate with. */
export const lacksCredentials = (
  { secured }: Pick<OperationPage, 'secured'>,
  { credentials }: BuilderState,
): boolean => secured && (!credentials.apiKey.trim() || !credentials.password);
