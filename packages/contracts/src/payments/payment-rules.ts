import type { PaymentMethodKind } from '../payment-methods/methods/payment-method-module.ts';
import {
  type PaymentMethodId,
  paymentMethodIds,
  paymentMethodOf,
} from '../payment-methods/payment-methods.ts';
import { type CardProblem, cardFields, cardProblems } from './card-rules.ts';

export type PaymentProblem = CardProblem;

type Fields = Readonly<Record<string, unknown>>;

const part = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
};
const given = (value: unknown): boolean => value !== undefined && value !== '';

/** The kinds of instrument; a payment must name exactly one. */
export const instrumentKinds = ['card', 'token', 'session', 'cash', 'aplazo'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** The instrument that a method stands for; undefined for card methods, which need a card too. */
const instrumentOfMethod = {
  card: undefined,
  cash: 'cash',
  installments: 'aplazo',
} as const satisfies Record<PaymentMethodKind, InstrumentKind | undefined>;

const instrumentNamed = (id: unknown): InstrumentKind | undefined => {
  const method = paymentMethodOf(id);
  return method && instrumentOfMethod[method.kind];
};

/** The methods that stand for an instrument. */
export const methodsOfInstrument = (kind: InstrumentKind): readonly PaymentMethodId[] =>
  paymentMethodIds.filter((id) => instrumentNamed(id) === kind);

/** The field that names each instrument. */
const namedBy = {
  card: 'cardNumber',
  token: 'customerCardIdentifier.Id',
  session: 'PaymentProcess.sessionId',
  cash: 'IdPaymentMethod',
  aplazo: 'IdPaymentMethod',
} as const satisfies Record<InstrumentKind, string>;

/** The card fields that were sent. A security code sent with a token does not count. */
const cardFieldsSent = (fields: Fields): readonly string[] => {
  const token = given(part(fields, 'customerCardIdentifier').Id);
  return cardFields.filter((name) => given(fields[name]) && !(token && name === 'cvv'));
};

/** All instruments that the fields name. */
const instrumentsAsked = (fields: Fields): readonly InstrumentKind[] => {
  const asked: InstrumentKind[] = [];
  if (given(part(fields, 'customerCardIdentifier').Id)) asked.push('token');
  if (given(part(fields, 'PaymentProcess').sessionId)) asked.push('session');
  const named = instrumentNamed(fields.IdPaymentMethod);
  if (named) asked.push(named);
  if (cardFieldsSent(fields).length > 0) asked.push('card');
  return asked;
};

/** The instrument that a payment names: the first one found, or a card if it names none. */
export const instrumentKindOf = (fields: Fields): InstrumentKind => instrumentsAsked(fields)[0] ?? 'card';

/** The problems of a card: missing fields, and fields that do not fit together. */
export const cardFieldProblems = (fields: Fields): readonly PaymentProblem[] => [
  ...cardFields
    .filter((name) => fields[name] === undefined)
    .map((field): PaymentProblem => ({ field, code: 'required' })),
  ...cardProblems(fields),
];

const notTogether = (field: string, other: string): PaymentProblem => ({
  field,
  code: 'not_together',
  values: { other },
});

/** The problems of options that a subscription excludes: a later capture, and months without interest. */
const processProblems = (fields: Fields): readonly PaymentProblem[] => {
  const process = part(fields, 'PaymentProcess');
  if (!given(process.Subscription)) return [];
  const subscription = 'PaymentProcess.Subscription';
  return [
    ...(process.IsTwoStepPay === true ? [notTogether('PaymentProcess.IsTwoStepPay', subscription)] : []),
    ...(part(fields, 'SpecialOffer').IsInstallment === true
      ? [notTogether('SpecialOffer', subscription)]
      : []),
  ];
};

/** The amount must not exceed the method's maximum. */
const amountProblems = ({ IdPaymentMethod: id, Amount }: Fields): readonly PaymentProblem[] => {
  const max = paymentMethodOf(id)?.maxAmount;
  if (max === undefined || typeof Amount !== 'number') return [];
  return Amount * 100 > max ? [{ field: 'Amount', code: 'too_big', values: { maximum: max / 100 } }] : [];
};

/** The problems of a direct payment that concern several fields: instrument, options and amount must fit together. */
export const paymentProblems = (fields: Fields): readonly PaymentProblem[] => {
  const [kind = 'card', ...others] = instrumentsAsked(fields);
  const offer = part(fields, 'SpecialOffer');
  const process = part(fields, 'PaymentProcess');
  const identifier = part(fields, 'customerCardIdentifier');
  const byCard = kind === 'card' || kind === 'token' || kind === 'session';
  return [
    ...others.map((other) => {
      const [sent] = other === 'card' ? cardFieldsSent(fields) : [];
      return notTogether(sent ?? namedBy[other], namedBy[kind]);
    }),
    ...(kind === 'card' && others.length === 0 ? cardFieldProblems(fields) : []),
    ...(offer.IsInstallment === true && offer.InstallmentCount === undefined
      ? [{ field: 'SpecialOffer.InstallmentCount', code: 'required' } as const]
      : []),
    ...(identifier.create === true && kind === 'token'
      ? [notTogether('customerCardIdentifier.create', namedBy.token)]
      : []),
    ...(byCard
      ? []
      : [
          ...(offer.IsInstallment === true ? [notTogether('SpecialOffer', namedBy[kind])] : []),
          ...(process.IsTwoStepPay === true
            ? [notTogether('PaymentProcess.IsTwoStepPay', namedBy[kind])]
            : []),
          ...(given(process.Subscription) ? [notTogether('PaymentProcess.Subscription', namedBy[kind])] : []),
          ...(identifier.create === true
            ? [notTogether('customerCardIdentifier.create', namedBy[kind])]
            : []),
        ]),
    ...processProblems(fields),
    ...amountProblems(fields),
  ];
};

/** The problems of a hosted payment that concern several fields: only a card can be authorized or charged again. */
export const hostedProblems = (fields: Fields): readonly PaymentProblem[] => {
  const process = part(fields, 'PaymentProcess');
  const named = instrumentNamed(fields.IdPaymentMethod);
  return [
    ...(named && process.IsTwoStepPay === true
      ? [notTogether('PaymentProcess.IsTwoStepPay', 'IdPaymentMethod')]
      : []),
    ...(named && given(process.Subscription)
      ? [notTogether('PaymentProcess.Subscription', 'IdPaymentMethod')]
      : []),
    ...processProblems(fields),
    ...amountProblems(fields),
  ];
};
