import {
  PaymentMethod,
  type PaymentMethodId,
  paymentMethodIds,
  paymentMethods,
} from '../payment-methods/payment-methods.ts';
import { type CardProblem, cardFields, cardProblems } from './card-rules.ts';

export type PaymentProblem = CardProblem;

type Fields = Readonly<Record<string, unknown>>;

const part = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
};
const given = (value: unknown): boolean => value !== undefined && value !== '';

/** How a payment is paid. */
export const paymentWays = ['card', 'token', 'session', 'cash', 'aplazo'] as const;
export type PaymentWay = (typeof paymentWays)[number];

const methodWays: Readonly<Record<number, PaymentWay>> = {
  [PaymentMethod.oxxo]: 'cash',
  [PaymentMethod.paynet]: 'cash',
  [PaymentMethod.aplazo]: 'aplazo',
};

/** The methods that ask for a way to pay. */
export const methodsOfWay = (way: PaymentWay): readonly PaymentMethodId[] =>
  paymentMethodIds.filter((id) => methodWays[id] === way);

/** The field that asks for a way to pay. */
const namedBy = {
  card: 'cardNumber',
  token: 'customerCardIdentifier.Id',
  session: 'PaymentProcess.sessionId',
  cash: 'IdPaymentMethod',
  aplazo: 'IdPaymentMethod',
} as const satisfies Record<PaymentWay, string>;

/** The fields of a card that were sent. A security code beside a token is no card. */
const cardFieldsSent = (fields: Fields): readonly string[] => {
  const token = given(part(fields, 'customerCardIdentifier').Id);
  return cardFields.filter((name) => given(fields[name]) && !(token && name === 'cvv'));
};

/** Every way to pay that the fields ask for. */
const waysAsked = (fields: Fields): readonly PaymentWay[] => {
  const asked: PaymentWay[] = [];
  if (given(part(fields, 'customerCardIdentifier').Id)) asked.push('token');
  if (given(part(fields, 'PaymentProcess').sessionId)) asked.push('session');
  const method = typeof fields.IdPaymentMethod === 'number' ? methodWays[fields.IdPaymentMethod] : undefined;
  if (method) asked.push(method);
  if (cardFieldsSent(fields).length > 0) asked.push('card');
  return asked;
};

/** The way that a payment is paid: a card where nothing else is asked for. */
export const wayOf = (fields: Fields): PaymentWay => waysAsked(fields)[0] ?? 'card';

/** Every part of a card is needed, and they fit one another. */
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

/** What the process of a payment does not allow. */
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

/** The most that a cash method takes. */
const amountProblems = ({ IdPaymentMethod, Amount }: Fields): readonly PaymentProblem[] => {
  const most = paymentMethods[PaymentMethod.oxxo].most;
  if (IdPaymentMethod !== PaymentMethod.oxxo || typeof Amount !== 'number') return [];
  return Amount * 100 > most ? [{ field: 'Amount', code: 'too_big', values: { maximum: most / 100 } }] : [];
};

/** What is wrong with the fields of a direct payment that have to be looked at together. */
export const paymentProblems = (fields: Fields): readonly PaymentProblem[] => {
  const [way = 'card', ...others] = waysAsked(fields);
  const offer = part(fields, 'SpecialOffer');
  const process = part(fields, 'PaymentProcess');
  const identifier = part(fields, 'customerCardIdentifier');
  const byCard = way === 'card' || way === 'token' || way === 'session';
  return [
    ...others.map((other) => {
      const [sent] = other === 'card' ? cardFieldsSent(fields) : [];
      return notTogether(sent ?? namedBy[other], namedBy[way]);
    }),
    ...(way === 'card' && others.length === 0 ? cardFieldProblems(fields) : []),
    ...(offer.IsInstallment === true && offer.InstallmentCount === undefined
      ? [{ field: 'SpecialOffer.InstallmentCount', code: 'required' } as const]
      : []),
    ...(identifier.create === true && way === 'token'
      ? [notTogether('customerCardIdentifier.create', namedBy.token)]
      : []),
    ...(byCard
      ? []
      : [
          ...(offer.IsInstallment === true ? [notTogether('SpecialOffer', namedBy[way])] : []),
          ...(process.IsTwoStepPay === true
            ? [notTogether('PaymentProcess.IsTwoStepPay', namedBy[way])]
            : []),
          ...(given(process.Subscription) ? [notTogether('PaymentProcess.Subscription', namedBy[way])] : []),
          ...(identifier.create === true ? [notTogether('customerCardIdentifier.create', namedBy[way])] : []),
        ]),
    ...processProblems(fields),
    ...amountProblems(fields),
  ];
};

/** What is wrong with the fields of a hosted payment together: only a card can be authorized or charged again. */
export const hostedProblems = (fields: Fields): readonly PaymentProblem[] => {
  const process = part(fields, 'PaymentProcess');
  const way = typeof fields.IdPaymentMethod === 'number' ? methodWays[fields.IdPaymentMethod] : undefined;
  return [
    ...(way && process.IsTwoStepPay === true
      ? [notTogether('PaymentProcess.IsTwoStepPay', 'IdPaymentMethod')]
      : []),
    ...(way && given(process.Subscription)
      ? [notTogether('PaymentProcess.Subscription', 'IdPaymentMethod')]
      : []),
    ...processProblems(fields),
    ...amountProblems(fields),
  ];
};
