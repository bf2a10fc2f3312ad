import type { Operation } from '@pasarela/contracts/http/define-operation';
import { paymentMethodOf } from '@pasarela/contracts/payment-methods/payment-methods';
import { isNextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { type RuledBody, ruledScenario } from '@pasarela/contracts/sandbox/scenario-rules';
import {
  type SandboxScenario,
  scenarioHeader,
  scenarioRetryAfter,
  scenariosOf,
} from '@pasarela/contracts/sandbox/scenarios';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallAccount } from '#core/account/caller.ts';
import { invalidFields, ProvokedRefusal, Refusal } from '#errors/refusal.ts';
import { callLimitHeaders } from './call-limit.ts';
import { errorFormOfRequest } from './error-form.ts';
import { noteAnswer } from './recording/recorded-request.ts';

/**
 * The `Sandbox-Scenario` of a call; undefined if there is none, or if the operation does not take the header. Production refuses it.
 * A header sent twice arrives as one list of values, which is none of the choices.
 */
export const scenarioOf = (
  operation: Operation,
  header: string | string[] | undefined,
  account: Pick<CallAccount, 'environment'>,
): SandboxScenario | undefined => {
  if (header === undefined || !operation.scenarios) return undefined;
  if (account.environment !== 'Sandbox') throw new Refusal('scenario_only_sandbox');
  const choices = scenariosOf(operation);
  const chosen = choices.find((name) => name === header);
  if (!chosen)
    throw invalidFields([
      { field: scenarioHeader, code: 'not_a_choice', values: { choices: choices.join(', ') } },
    ]);
  return chosen;
};

/** Refuses a call whose scenario is a failure of the server, before anything is changed. */
export const refuseProvoked = (
  scenario: SandboxScenario | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  if (scenario === 'http_500') throw new ProvokedRefusal('internal_error');
  if (scenario === 'http_503') throw new ProvokedRefusal('service_unavailable');
  if (scenario !== 'rate_limited') return;
  const seconds = scenarioRetryAfter.rate_limited;
  if (errorFormOfRequest(request) === 'payment') {
    const [, remainingHeader, resetHeader] = callLimitHeaders;
    reply.headers({ [remainingHeader]: 0, [resetHeader]: seconds });
  }
  throw new ProvokedRefusal('too_many_requests', { seconds });
};

type Withholding = {
  readonly slowAnswer: (reply: FastifyReply) => Promise<void>;
  readonly record: (request: FastifyRequest, reply: FastifyReply) => void;
};

/**
 * Whether the answer of a committed call stays unsent: lost by its scenario, or because the caller did not wait for a slow one. The
 * connection is closed then, and the request log has the answer all the same. A replayed answer is never withheld.
 */
export const isWithheld = async (
  scenario: SandboxScenario | undefined,
  answer: unknown,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { slowAnswer, record }: Withholding,
): Promise<boolean> => {
  if (reply.hasHeader('idempotent-replayed')) return false;
  if (scenario === 'slow_5s') await slowAnswer(reply);
  const hasLeft = scenario === 'slow_5s' && reply.raw.destroyed;
  if (scenario !== 'lost_answer' && !hasLeft) return false;
  noteAnswer(request, answer);
  reply.hijack();
  record(request, reply);
  request.log.info({ scenario }, 'answer withheld');
  request.raw.socket.destroy();
  return true;
};

type PaymentBody = RuledBody & { readonly IdPaymentMethod?: unknown };

const hasWhatRulesNeed = (body: unknown): body is PaymentBody =>
  typeof body === 'object' && body !== null && ('ReferenceNumber' in body || 'Amount' in body);

/** Whether a bank is asked about a payment: not about one in cash, for example. */
const asksBank = ({ IdPaymentMethod }: PaymentBody): boolean =>
  (paymentMethodOf(IdPaymentMethod)?.kind ?? 'card') === 'card';

/** The scenario that the rules of an account give to a call; undefined if none does, and always in production. */
export const scenarioByRules = (
  operation: Operation,
  { environment, scenarioRules: rules = [] }: Pick<CallAccount, 'environment' | 'scenarioRules'>,
  body: unknown,
): SandboxScenario | undefined => {
  if (!operation.scenarios || environment !== 'Sandbox' || !hasWhatRulesNeed(body)) return undefined;
  if (rules.length === 0) return undefined;
  const choices = scenariosOf(operation).filter((name) => asksBank(body) || !isNextOutcome(name));
  return ruledScenario(rules, body, choices);
};
