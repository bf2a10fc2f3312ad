import { authorizeCapture } from './authorize-capture.ts';
import { cashWebhook } from './cash-webhook.ts';
import { firstPayment } from './first-payment.ts';
import type { GuidedScenario } from './guided-scenario.ts';
import { tokenSubscription } from './token-subscription.ts';

/** Every scenario of the documentation, by the name of its page below `/docs/scenarios`; the first one is also in the guide. */
export const guidedScenarios = {
  'first-payment': firstPayment,
  'authorize-capture': authorizeCapture,
  'cash-webhook': cashWebhook,
  'token-subscription': tokenSubscription,
} as const satisfies Record<string, GuidedScenario>;

export type ScenarioName = keyof typeof guidedScenarios;
export const scenarioNames = Object.keys(guidedScenarios) as ScenarioName[];
