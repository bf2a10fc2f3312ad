import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { AmountSchema } from '../money/money.ts';
import { type SandboxScenario, sandboxScenarioNames } from './scenarios.ts';

const WhenSchema = z
  .strictObject({
    referencePrefix: z
      .string()
      .min(1)
      .max(limits.referenceLength)
      .optional()
      .meta({ description: 'How the ReferenceNumber of the request begins.', examples: ['LENTO-'] }),
    amount: AmountSchema.optional().meta({ description: 'The Amount of the request.', examples: [999.01] }),
  })
  .refine((when) => Object.values(when).some((value) => value !== undefined), {
    error: 'It must have referencePrefix or amount.',
  })
  .meta({ description: 'What the body of a request has; of two conditions, both.' });

/** One scenario for all requests whose body has what it names. */
export const ScenarioRuleSchema = z.strictObject({
  when: WhenSchema,
  scenario: z
    .enum(sandboxScenarioNames)
    .meta({ description: 'What happens then, as with the header Sandbox-Scenario.' }),
});
export type ScenarioRule = z.output<typeof ScenarioRuleSchema>;

/** The properties of a body that rules look at. */
export type RuledBody = {
  readonly ReferenceNumber?: string | undefined;
  readonly Amount?: number | undefined;
};

/** The scenario of the first rule that a request meets, among those that apply to its operation. */
export const ruledScenario = (
  rules: readonly ScenarioRule[],
  { ReferenceNumber, Amount }: RuledBody,
  choices: readonly SandboxScenario[],
): SandboxScenario | undefined =>
  rules.find(
    ({ when: { referencePrefix, amount }, scenario }) =>
      choices.includes(scenario) &&
      (referencePrefix === undefined || ReferenceNumber?.startsWith(referencePrefix) === true) &&
      (amount === undefined || Amount === amount),
  )?.scenario;
