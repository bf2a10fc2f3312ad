import type { ErrorCode, FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { valueKinds } from '@pasarela/contracts/errors/value-kinds';
import { limits } from '@pasarela/contracts/limits/limits';
import { amountLimits, currency } from '@pasarela/contracts/money/money';
import type { WordValues } from '@pasarela/contracts/words/words';

/** A refusal that shows a field's code: a field that can have it, and what its message is filled in with there. */
export type FieldSample = {
  readonly field: string;
  readonly values?: WordValues;
  /** The code of the call that brings it. */
  readonly inside: ErrorCode;
  readonly api: 'payment' | 'dashboard';
};

const payment = (field: string, values: WordValues = {}): FieldSample => ({
  field,
  values,
  inside: 'invalid_fields',
  api: 'payment',
});
const dashboard = (
  field: string,
  values: WordValues = {},
  inside: ErrorCode = 'invalid_fields',
): FieldSample => ({
  field,
  values,
  inside,
  api: 'dashboard',
});
/** A sample in a file of payment links. `place` is `line.column`; the column is empty where the whole line is meant. */
const line = (place: `${number}.${string}`, values: WordValues = {}): FieldSample =>
  dashboard(place, values, 'link_lines_invalid');

const linkFile = { file: 'ligas.csv' };
const firstPayment = 'PaymentProcess.Subscription.FirstPaymentDate';
const nextPayment = 'paymentProcess.subscription.nextPaymentDate';
const expectedNumber = valueKinds.number;
if (!expectedNumber) throw new Error('a number has no words');

/** A field for every code. One that the contract gains does not compile until it is here. */
export const fieldSamples: Readonly<Record<FieldErrorCode, FieldSample>> = {
  required: payment('Amount'),
  unknown_property: payment('Ammount'),
  repeated_property: payment('Amount'),
  wrong_type: payment('Amount', { expected: expectedNumber }),
  too_small: payment('Amount', { minimum: amountLimits.min / 100 }),
  too_big: payment('Amount', { maximum: amountLimits.max / 100 }),
  too_short: dashboard('newPassword', { minimum: limits.passwordLength.min }),
  too_long: payment('ReferenceNumber', { maximum: limits.referenceLength }),
  too_few: dashboard('rules', { minimum: 1 }),
  too_many: payment('OrderInformation.LineItems', { maximum: 100 }),
  not_a_choice: payment('Currency', { choices: currency }),
  invalid_email: payment('Email'),
  invalid_format: payment('cardExpirationYear'),
  invalid_text: payment('FirstName'),
  card_number_in_text: payment('Description'),
  fraction_of_centavo: payment('Amount'),
  not_a_day: payment(firstPayment),
  ends_before_start: dashboard('endDate'),
  too_many_to_sort: dashboard('sortBy', {
    found: (25_000).toLocaleString('en'),
    max: limits.sortedRows.toLocaleString('en'),
  }),
  too_many_to_filter: dashboard('idStatus', {
    found: (25_000).toLocaleString('en'),
    max: limits.sortedRows.toLocaleString('en'),
  }),
  card_number_invalid: payment('cardNumber'),
  card_brand_unknown: payment('cardNumber'),
  security_code_length: payment('cvv', { digits: 3 }),
  month_invalid: payment('cardExpirationMonth'),
  card_type_mismatch: payment('CardType'),
  credit_card_needed: dashboard('cardNumber'),
  debit_card_needed: dashboard('cardNumber'),
  installments_not_allowed: payment('SpecialOffer.InstallmentCount'),
  invalid_ip: dashboard('value'),
  invalid_card: dashboard('value'),
  not_on_transaction: dashboard('idTransaction'),
  cash_reference_status: dashboard('referenceCash'),
  not_the_name: dashboard('confirm', { name: 'Librería Jacaranda' }),
  not_together: payment('IdPaymentMethod', { other: 'PaymentProcess.sessionId' }),
  file_needed: dashboard('files'),
  phone_digits: dashboard('phoneNumber'),
  day_form: dashboard('expirationDate'),
  day_not_later: dashboard(nextPayment),
  next_payment_after_due: dashboard(nextPayment),
  reference_held: line('7.referenceNumber', { transactionNumber: '1024' }),
  replaces_open_payment: dashboard(
    'replaces.0',
    { transactionNumber: '1017', email: 'luis.ruiz@example.com' },
    'open_payments_replaced',
  ),
  reference_repeated: line('12.referenceNumber', { line: 7 }),
  column_missing: line('1.expirationDate'),
  column_unknown: line('1.telefono'),
  column_repeated: line('1.amount'),
  cells_beyond_columns: line('7.'),
  quotes_open: line('7.'),
  lines_missing: line('2.'),
  too_many_lines: line(`${limits.linkLines + 2}.`, { maximum: limits.linkLines }),
  day_past: payment(firstPayment),
  invalid_url: dashboard('Value'),
  invalid_return_url: payment('ReturnUrl'),
  invalid_logo: dashboard('Value'),
  invalid_emails: dashboard('Value', { emails: 'ventas@tienda' }),
  private_address: dashboard('Value'),
  undecipherable: payment('Data'),
  business_required: dashboard('companies'),
  repeated_value: dashboard('companies.1.idCompany'),
  already_taken: dashboard('email'),
  not_changeable: dashboard('userName'),
  not_changeable_here: dashboard('email'),
  invalid_user_name: dashboard('userName', {
    minimum: limits.userNameLength.min,
    maximum: limits.userNameLength.max,
  }),
  password_is_name: dashboard('password'),
  password_too_common: dashboard('newPassword'),
  password_unchanged: dashboard('newPassword'),
  wrong_password: dashboard('currentPassword'),
  file_empty: dashboard('files.0', linkFile),
  file_type: dashboard('files.0', linkFile, 'file_type_not_allowed'),
  file_utf16: dashboard('files.0', linkFile, 'file_type_not_allowed'),
  file_name: dashboard('files.0', { ...linkFile, extensions: '.csv' }, 'file_type_not_allowed'),
  file_size: dashboard(
    'files.0',
    { file: 'entrega.pdf', megabytes: limits.fileBytes / 1_024 / 1_024 },
    'file_too_large',
  ),
  image_size: dashboard('file', { file: 'logo.png', pixels: limits.imagePixels }, 'image_too_large'),
  does_not_match: payment('IdCompany'),
};
