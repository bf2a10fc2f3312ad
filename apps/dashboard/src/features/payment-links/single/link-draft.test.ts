import { CreatePaymentLinkSchema } from '@pasarela/contracts/payment-links/payment-link-schema';
import { expect, test } from 'vitest';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { emptyDraft, errorsOf, type LinkDraft, linkSummary, payloadOf, planOf } from './link-draft.ts';

const es = singleLinkWords.es;
const en = singleLinkWords.en;

const today = '2026/11/20';
const once: LinkDraft = {
  ...emptyDraft,
  referenceNumber: ' LIGA-1 ',
  email: 'ana@example.com',
  amount: '1,250.50',
  expirationDate: '2026/12/31',
};
const installments: LinkDraft = {
  ...once,
  type: 'isInstallments',
  amount: '500',
  frequency: 'Monthly',
  numberOfPays: '6',
  nextPaymentDate: '2026/12/15',
};

test('the payload of each kind, with the days to its due date; what another kind left behind is not in it', () => {
  const shared = {
    referenceNumber: 'LIGA-1',
    email: 'ana@example.com',
    currency: 'MXN',
    expirationDate: '2026/12/31',
  };
  expect(CreatePaymentLinkSchema.parse(payloadOf(installments, today))).toEqual({
    ...shared,
    amount: 500,
    typeFrequency: 'isInstallments',
    paymentProcess: {
      subscription: { frequency: 'Monthly', numberOfPays: 6, nextPaymentDate: '2026/12/15' },
      offsetExpiration: 41,
    },
  });
  expect(CreatePaymentLinkSchema.parse(payloadOf({ ...installments, type: 'isRecurring' }, today))).toEqual({
    ...shared,
    amount: 500,
    typeFrequency: 'isRecurring',
    paymentProcess: { subscription: { frequency: 'Monthly' }, offsetExpiration: 41 },
  });
  expect(CreatePaymentLinkSchema.parse(payloadOf({ ...installments, type: 'isNone' }, today))).toEqual({
    ...shared,
    amount: 500,
    typeFrequency: 'isNone',
    paymentProcess: { subscription: {}, offsetExpiration: 41 },
  });
  expect(() => payloadOf(emptyDraft, today)).toThrow();
});

test('what is wrong stands at its field, in the words of the form and of the contract', () => {
  const required = 'This field is required';
  expect(errorsOf(emptyDraft, today, 'en')).toEqual({
    referenceNumber: required,
    email: required,
    amount: required,
    expirationDate: required,
  });
  expect(errorsOf({ ...installments, expirationDate: '2026/12/14', amount: 'mil' }, today, 'en')).toEqual({
    nextPaymentDate: 'Date for next payment greather than the due date.',
    amount: 'Write the amount in figures, such as 1,234.50.',
  });
});

test('the way back to the shop is sent as it was typed, and has to be https', () => {
  const returnUrl = ' https://tienda.example/gracias ';
  expect(payloadOf({ ...once, returnUrl }, today).returnUrl).toBe('https://tienda.example/gracias');
  expect(payloadOf(once, today).returnUrl).toBeUndefined();
  expect(errorsOf({ ...once, returnUrl: 'tienda.example' }, today, 'en')).toEqual({
    returnUrl:
      'It must be an https URL, or http on your own machine (localhost or 127.0.0.1), without spaces, a username or a password.',
  });
});

test('limits are written as the form writes days and amounts', () => {
  const beyond = { ...once, amount: '0', expirationDate: '9000/01/01' };
  expect(errorsOf(beyond, today, 'es')).toEqual({
    amount: 'Debe ser $1.00 o más.',
    expirationDate: 'Debe ser el 31/12/8999 a más tardar.',
  });
  expect(errorsOf({ ...beyond, amount: '1000000.01' }, today, 'en')).toEqual({
    amount: 'It must be $1,000,000.00 or less.',
    expirationDate: 'It must be 31/12/8999 at the latest.',
  });
});

test.each(['55 1234 5678', '(55) 1234-5678', '55.1234.5678'])(
  'the phone “%s” is ten digits',
  (phoneNumber) => {
    const draft = { ...once, phoneNumber };
    expect(errorsOf(draft, today, 'es')).toEqual({});
    expect(payloadOf(draft, today).phoneNumber).toBe('5512345678');
  },
);

test.each(['--', '55 1234 567', '55 1234 567a'])('the phone “%s” is not', (phoneNumber) => {
  expect(errorsOf({ ...once, phoneNumber }, today, 'es')).toEqual({
    phoneNumber: 'Debe tener exactamente 10 dígitos.',
  });
});

test('the summary says what is known so far', () => {
  const say = (draft: LinkDraft, words: typeof singleLinkWords.es) => {
    const plan = planOf(draft, today);
    return plan && linkSummary(plan, words.summary);
  };
  expect(say({ ...once, amount: 'mil' }, es)).toBeUndefined();
  expect(say(once, es)).toBe('Tu cliente paga $1,250.50 una vez. La liga vence el 31/12/2026.');
  expect(say({ ...installments, expirationDate: '' }, en)).toBe(
    '6 payments of $500.00, $3,000.00 in total. The second on 15/12/2026; the others every month.',
  );
  expect(say({ ...installments, frequency: '', numberOfPays: '1' }, es)).toBe(
    'Tu cliente hace pagos de $500.00. El segundo, el 15/12/2026. La liga vence el 31/12/2026.',
  );
  expect(say({ ...installments, type: 'isRecurring' }, en)).toBe(
    'Your customer pays $500.00 with the link and then every month, until it is canceled. The link expires on 31/12/2026.',
  );
});
