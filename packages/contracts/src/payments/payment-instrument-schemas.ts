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
 * The instruments of a payment in JSON Schema: exactly one must match. They are published, so that validators of callers also
 * refuse a payment without an instrument; `paymentProblems` checks the same rule with messages.
 */
export const paymentInstrumentSchemas: readonly JsonSchema[] = instrumentKinds.map((kind) => schemas[kind]);
