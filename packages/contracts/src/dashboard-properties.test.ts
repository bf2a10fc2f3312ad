import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { AccountInformationSchema, CompanySchema, LoginAnswerSchema } from './accounts/account-schema.ts';
import {
  ChargebackDatesSchema,
  ChargebackDetailSchema,
  ChargebackRowSchema,
} from './chargebacks/chargeback-schema.ts';
import { BlacklistEntrySchema } from './fraud/blacklist-schema.ts';
import { VelocityRuleSchema } from './fraud/velocity-schema.ts';
import {
  CreatePaymentLinkSchema,
  PaymentLinkDatesSchema,
  PaymentLinkRowSchema,
} from './payment-links/payment-link-schema.ts';
import { SettingsSchema, SiteSettingsSchema } from './settings/setting-schema.ts';
import { StatementPeriodRowSchema } from './statements/statement-schema.ts';
import { ReprocessSettingsSchema } from './subscriptions/reprocess-settings.ts';
import { SubscriptionDetailSchema } from './subscriptions/subscription-detail-schema.ts';
import {
  SubscriptionPaymentSchema,
  SubscriptionRowSchema,
} from './subscriptions/subscription-list-schema.ts';
import {
  CatalogueItemSchema,
  ChargebackStatusItemSchema,
  SummarySchema,
  TransactionDetailSchema,
  TransactionRowSchema,
} from './transactions/transaction-schema.ts';
import { UserSchema } from './users/user-schema.ts';

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
const chargeback = [
  'idTransaction',
  'referenceNumber',
  'date',
  'amount',
  'currency',
  'custormerEmail',
  'custormerName',
  'statusId',
  'statusChargeBack',
];

/** The entities of the dashboard's specification, each with its lines and their properties letter for letter. */
const specified: readonly (readonly [string | string[], string, z.ZodObject, readonly string[]])[] = [
  ['TRANSACTION-16', 'a transaction in the list', TransactionRowSchema, [...transaction, ...pages]],
  [
    'TRANSACTION-18',
    'the detail of a transaction',
    TransactionDetailSchema,
    [...transaction, 'transactionNumber', 'declinedReason', 'remaining'],
  ],
  [
    'CHARGEBACK-2',
    'a chargeback status',
    ChargebackStatusItemSchema,
    ['idStatusChargeBack', 'name', 'description'],
  ],
  ['CALL-22', 'an entry of a catalogue', CatalogueItemSchema, ['value', 'label']],
  [
    'RESUME-3',
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
  [
    'BUSINESS-4',
    'a business',
    CompanySchema,
    ['id', 'name', 'businessActivity', 'usersCount', 'value', 'text'],
  ],
  [
    'SETTING-3',
    "the site's settings",
    SiteSettingsSchema,
    ['cultureCode', 'isoCurrency', 'companyName', 'environment'],
  ],
  ['CALL-9', 'a sign-in', LoginAnswerSchema, ['token']],
  [
    'SETTING-1',
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
  [
    'SUBSCRIPTION-8',
    'a subscription in the list',
    SubscriptionRowSchema,
    [
      'idTransaction',
      'idOriginTransaction',
      'idSubscription',
      'referenceNumber',
      'frequency',
      'transactionDate',
      'paymentDate',
      'date',
      'modificationDate',
      'amount',
      'currency',
      'numberOfPayment',
      'idStatus',
      'statusId',
      'status',
      'active',
      'linkToReplaceCard',
      ...pages,
    ],
  ],
  [
    'SUBSCRIPTION-16',
    'the detail of a subscription',
    SubscriptionDetailSchema,
    [
      'idOriginTransaction',
      'idSubscription',
      'referenceNumber',
      'customerName',
      'email',
      'amount',
      'date',
      'nextPaymentDate',
      'modificationDate',
      'frequency',
      'numberOfPayments',
      'status',
      'nowAttemptNumber',
      'totalAmount',
      'cancellationDate',
    ],
  ],
  [
    'SUBSCRIPTION-17',
    'an attempt in the history of a subscription',
    SubscriptionPaymentSchema,
    ['referenceNumber', 'date', 'amount', 'status', 'paymentDate', 'paymentNumber'],
  ],
  [
    ['CALL-36', 'SUBSCRIPTION-42'],
    'the settings of the reprocess',
    ReprocessSettingsSchema,
    ['settings', 'hasAttempts', 'pendingRecords'],
  ],
  [
    'ACCOUNT-3',
    'the account information',
    AccountInformationSchema,
    ['userName', 'email', 'role', 'companyName', 'businessActivity', 'paymentMethods', 'companies'],
  ],
  [
    'USER-3',
    'a user',
    UserSchema,
    ['id', 'userName', 'email', 'roleName', 'edit', 'editPermissions', 'companies'],
  ],
  [
    'FRAUD-3',
    'a velocity rule',
    VelocityRuleSchema,
    ['fieldRuleTypesId', 'fieldRulesName', 'active', 'value', 'timeRangeId', 'timeRangeName'],
  ],
  [
    'FRAUD-7',
    'an entry of the blacklist',
    BlacklistEntrySchema,
    ['idBlackList', 'fieldRulesId', 'fieldRulesValue', 'value', 'active', 'activeText', 'companyId'],
  ],
  ['CHARGEBACK-12', 'a chargeback in the list', ChargebackRowSchema, [...chargeback, ...pages]],
  [
    'CHARGEBACK-19',
    'the detail of a chargeback',
    ChargebackDetailSchema,
    [...chargeback, 'paymentMethod', 'account', 'authCode', 'secure3D', 'chargeBackFiles'],
  ],
  [
    'LINK-11',
    'a paid league in the list',
    PaymentLinkRowSchema,
    [
      'idTransaction',
      'referenceNumber',
      'date',
      'expirationDate',
      'email',
      'amount',
      'currency',
      'status',
      'url',
    ],
  ],
  ['CALL-42', 'the days of paid leagues', PaymentLinkDatesSchema, ['initDate', 'endDate']],
  ['CALL-57', 'the days of chargebacks', ChargebackDatesSchema, ['fechaInicial', 'fechaFinal']],
  [
    'STATEMENT-5',
    'a period of the statement',
    StatementPeriodRowSchema,
    ['value', 'saldo', 'cargos', 'abonos'],
  ],
];

describe("an entity of the dashboard's specification", () => {
  for (const [lines, entity, schema, names] of specified)
    it(`${entity} has its properties`, { tags: lines }, () => {
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...names]));
    });

  it('has months and amount of a special offer', { tags: ['TRANSACTION-19'] }, () => {
    const { specialOffer } = TransactionRowSchema.shape;
    expect(Object.keys(specialOffer.unwrap().shape)).toEqual(['monthCount', 'amount']);
  });

  it('has the setting of the reprocess by its name', { tags: ['SUBSCRIPTION-42'] }, () => {
    expect(Object.keys(ReprocessSettingsSchema.shape.settings.shape)).toEqual(['IsReprocessSubscriptions']);
  });

  it('has business, role and edit for each business of a user', { tags: ['USER-3'] }, () => {
    expect(Object.keys(UserSchema.shape.companies.element.shape)).toEqual(
      expect.arrayContaining(['idCompany', 'roleId', 'edit']),
    );
  });

  it('has value and text for each affiliated business', { tags: ['ACCOUNT-3'] }, () => {
    expect(Object.keys(AccountInformationSchema.shape.companies.element.shape)).toEqual(['value', 'text']);
  });

  it('has subscription and offset in what a paid league sends, and its three kinds', {
    tags: ['LINK-20'],
  }, () => {
    const { paymentProcess, typeFrequency } = CreatePaymentLinkSchema.shape;
    const process = paymentProcess.unwrap().unwrap().shape;
    expect(Object.keys(process)).toEqual(['subscription', 'offsetExpiration']);
    expect(Object.keys(process.subscription.unwrap().unwrap().shape)).toEqual([
      'numberOfPays',
      'nextPaymentDate',
      'frequency',
    ]);
    expect(typeFrequency.unwrap().options).toEqual(['isNone', 'isRecurring', 'isInstallments']);
  });

  it('has the keys of sandbox and production', { tags: ['SETTING-1'] }, () => {
    expect(Object.keys(SettingsSchema.shape.apiKey.shape)).toEqual(['sandbox', 'production']);
  });
});
