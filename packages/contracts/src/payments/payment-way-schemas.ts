import { cardFields } from './card-rules.ts';
import { methodsOfWay, type PaymentWay, paymentWays } from './payment-rules.ts';

type JsonSchema = { readonly [keyword: string]: unknown };

const withFields = (required: readonly string[], properties?: JsonSchema): JsonSchema => ({
  type: 'object',
  required,
  ...(properties ? { properties } : {}),
});

/** A blank text counts as not sent. */
const notBlank = { type: 'string', pattern: '\\S' };

const schemas = {
  card: { title: 'Card', ...withFields(cardFields) },
  token: {
    title: 'Card token',
    ...withFields(['customerCardIdentifier'], {
      customerCardIdentifier: withFields(['Id'], { Id: notBlank }),
    }),
  },
  session: {
    title: 'Form session',
    ...withFields(['PaymentProcess'], { PaymentProcess: withFields(['sessionId'], { sessionId: notBlank }) }),
  },
  cash: {
    title: 'Cash reference',
    ...withFields(['IdPaymentMethod'], { IdPaymentMethod: { enum: methodsOfWay('cash') } }),
  },
  aplazo: {
    title: 'Aplazo',
    ...withFields(['IdPaymentMethod'], { IdPaymentMethod: { enum: methodsOfWay('aplazo') } }),
  },
} as const satisfies Record<PaymentWay, JsonSchema>;

/**
 * The ways to pay in JSON Schema: a payment has what exactly one of them asks for. The published description carries them, so that
 * a validator too refuses a payment without any; `paymentProblems` judges the same and says it in words.
 */
export const paymentWaySchemas: readonly JsonSchema[] = paymentWays.map((way) => schemas[way]);
