import { login } from '@pasarela/contracts/accounts/account-operations';
import type { ScenarioCall, ScenarioStep } from '@pasarela/contracts/guided-scenarios/guided-scenario';
import { guidedScenarios, scenarioNames } from '@pasarela/contracts/guided-scenarios/guided-scenarios';
import { resolvedCall } from '@pasarela/contracts/guided-scenarios/resolved-call';
import { webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
import type { Locale } from '../../../site/locales.ts';
import type { JsonObject } from '../../request-builder/lib/json-value.ts';
import type { CallPage, DashboardSignIn, ScenarioPage, StepPage } from './scenario-page.ts';

const plainJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));

const textsOf = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const callPage = (call: ScenarioCall, locale: Locale): CallPage => {
  const { operation, title, params, query, body, responseCode } = resolvedCall(call);
  const search = new URLSearchParams(textsOf(query)).toString();
  const finds = 'finds' in call ? call.finds : undefined;
  return {
    label: (call.words ?? title)[locale],
    title: title[locale],
    api: operation.access.kind === 'apiKey' ? 'payment' : 'dashboard',
    method: operation.method,
    path: `/api${operation.path}${search && `?${search}`}`,
    params: textsOf(params),
    body: body ? plainJson(body) : null,
    takes: Object.entries(call.takes ?? {}).map(([path, carried]) => ({ path, ...carried })),
    responseCode: responseCode ?? null,
    waits: 'waits' in call && call.waits === true,
    finds: finds ? { ...finds, type: webhookEvents[finds.status].type } : null,
  };
};

const takenFrom = (steps: readonly ScenarioStep[], name: string): string[] => {
  const carried = steps
    .flatMap((step) => [...step.calls])
    .flatMap((call) => [
      ...Object.values(call.takes ?? {}),
      ...('finds' in call && call.finds ? [call.finds.transaction] : []),
    ]);
  return [...new Set(carried.filter(({ step }) => step === name).map(({ field }) => field))];
};

const stepPage = (steps: readonly ScenarioStep[], position: number, locale: Locale): StepPage[] => {
  const step = steps[position];
  if (!step) return [];
  const [first, ...others] = step.calls;
  return [
    {
      name: step.name,
      number: position + 1,
      optional: step.optional === true,
      gives: takenFrom(steps, step.name),
      calls: [callPage(first, locale), ...others.map((call) => callPage(call, locale))],
    },
  ];
};

/** The pages' data of all scenarios. */
export const collectScenarios = (locale: Locale): ScenarioPage[] =>
  scenarioNames.map((name) => {
    const steps: readonly ScenarioStep[] = guidedScenarios[name];
    return { name, steps: steps.flatMap((_, position) => stepPage(steps, position, locale)) };
  });

/** Who signs in to the demo's dashboard, and the business whose key the demo's is. */
export const collectSignIn = (): DashboardSignIn => {
  const [{ body }] = login.examples;
  return { userName: body.UserName, password: body.Password, company: '1' };
};
