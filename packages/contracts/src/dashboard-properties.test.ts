import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CompanySchema, LoginAnswerSchema } from './accounts/account-schema.ts';
import { SettingsSchema, SiteSettingsSchema } from './settings/setting-schema.ts';
import {
  CatalogueItemSchema,
  ChargebackStatusItemSchema,
  SummarySchema,
  TransactionDetailSchema,
  TransactionRowSchema,
} from './transactions/transaction-schema.ts';

const transaction = [
  'idTransaction',
  'referenceNumber',
  'date',
  'amount',
  'currency',
  'custormerEmail',
  'custormerName',
  'secure3D',
  'statusId',
  'status',
  'statusChargeBack',
  'idStatusChargeBack',
  'chargeBackDate',
  'paymentMethod',
  'idPaymentMethod',
  'account',
  'authCode',
  'authResult',
  'paymentDate',
  'commission',
  'companyCommission',
  'total',
  'idConciliation',
  'referenceCash',
  'specialOffer',
  'refundedAmount',
  'isTotal',
  'isRequiredTime',
  'transactionCode',
];
const pages = ['maxRows', 'maxPages'];

/** The entities of the dashboard's specification, section 3, with their properties letter for letter. */
const specified: readonly (readonly [string, z.ZodObject, readonly string[]])[] = [
  ['a transaction in the list', TransactionRowSchema, [...transaction, ...pages]],
  [
    'the detail of a transaction',
    TransactionDetailSchema,
    [...transaction, 'transactionNumber', 'declinedReason', 'remaining'],
  ],
  ['a chargeback status', ChargebackStatusItemSchema, ['idStatusChargeBack', 'name', 'description']],
  ['an entry of a catalogue', CatalogueItemSchema, ['value', 'label']],
  [
    'the summary',
    SummarySchema,
    [
      'currentBalance',
      'currentBalanceCommission',
      'balanceProcess',
      'transactionsProcess',
      'completedTransactions',
      'percentageSuccess',
      'percentageCancellation',
      'percentageProcess',
    ],
  ],
  ['a business', CompanySchema, ['id', 'name', 'businessActivity', 'usersCount', 'value', 'text']],
  ["the site's settings", SiteSettingsSchema, ['cultureCode', 'isoCurrency', 'companyName', 'environment']],
  ['a sign-in', LoginAnswerSchema, ['token']],
  [
    'the integration settings',
    SettingsSchema,
    [
      'urlLogo',
      'notificationText',
      'notificationEmail',
      'apiKey',
      'publicKey',
      'urlResponseSuccess',
      'urlResponseError',
      'urlResponseDefault',
    ],
  ],
];

describe("an entity of the dashboard's specification", () => {
  it.each(specified)('%s has its properties', (_, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...names]));
  });

  it('has months and amount of a special offer', () => {
    const { specialOffer } = TransactionRowSchema.shape;
    expect(Object.keys(specialOffer.unwrap().shape)).toEqual(['monthCount', 'amount']);
  });

  it('has the keys of sandbox and production', () => {
    expect(Object.keys(SettingsSchema.shape.apiKey.shape)).toEqual(['sandbox', 'production']);
  });
});
