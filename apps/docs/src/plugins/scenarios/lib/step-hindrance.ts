import { type Credentials, isPathPart } from '../../request-builder/lib/build-request.ts';
import { parseBody } from '../../request-builder/lib/json-value.ts';
import type { CallPage, DashboardSignIn } from './scenario-page.ts';
import type { StepHindrance, StepState } from './step-state.ts';

/** What a call is made with. */
export type Means = { readonly credentials: Credentials; readonly signIn: DashboardSignIn };

/** The reason for which a step's call cannot be sent, or null. */
export const hindranceOf = (
  { api, body }: Pick<CallPage, 'api' | 'body'>,
  { params, text }: Pick<StepState, 'params' | 'text'>,
  { credentials: { apiKey, password }, signIn }: Means,
): StepHindrance | null => {
  if (api === 'payment' && (!apiKey.trim() || !password)) return 'missingCredentials';
  if (api === 'dashboard' && Object.values(signIn).some((typed) => !typed.trim())) return 'missingSignIn';
  if (Object.values(params).some((value) => !value.trim())) return 'missingParameters';
  if (!Object.values(params).every(isPathPart)) return 'unusableParameters';
  return body && parseBody(text).problem ? 'malformedJson' : null;
};
