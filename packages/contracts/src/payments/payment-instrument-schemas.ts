import { cardFields } from './card-rules.ts';
import { type InstrumentKind, instrumentKinds, methodsOfInstrument } from './payment-rules.ts';

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
    ...withFields(['IdPaymentMethod'], { IdPaymentMethod: { enum: methodsOfInstrument('cash') } }),
  },
  aplazo: {
    title: 'Aplazo',
    ...withFields(['IdPaymentMethod'], { IdPaymentMethod: { enum: methodsOfInstrument('aplazo') } }),
  },
} as const satisfies Record<InstrumentKind, JsonSchema>;

/**
 * The instruments of a payment in JSON Schema: a payment has what exactly one of them asks for. The published description carries them, so that
 * a validator too refuses a payment without any; `paymentProblems` judges the same and says it in words.
 */
export const paymentInstrumentSchemas: readonly JsonSchema[] = instrumentKinds.map((kind) => schemas[kind]);
