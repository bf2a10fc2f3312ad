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
  [
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
    'an attempt in the history of a subscription',
    SubscriptionPaymentSchema,
    ['referenceNumber', 'date', 'amount', 'status', 'paymentDate', 'paymentNumber'],
  ],
  ['the settings of the reprocess', ReprocessSettingsSchema, ['settings', 'hasAttempts', 'pendingRecords']],
  [
    'the account information',
    AccountInformationSchema,
    ['userName', 'email', 'role', 'companyName', 'businessActivity', 'paymentMethods', 'companies'],
  ],
  ['a user', UserSchema, ['id', 'userName', 'email', 'roleName', 'edit', 'editPermissions', 'companies']],
  [
    'a velocity rule',
    VelocityRuleSchema,
    ['fieldRuleTypesId', 'fieldRulesName', 'active', 'value', 'timeRangeId', 'timeRangeName'],
  ],
  [
    'an entry of the blacklist',
    BlacklistEntrySchema,
    ['idBlackList', 'fieldRulesId', 'fieldRulesValue', 'value', 'active', 'activeText', 'companyId'],
  ],
  ['a chargeback in the list', ChargebackRowSchema, [...chargeback, ...pages]],
  [
    'the detail of a chargeback',
    ChargebackDetailSchema,
    [...chargeback, 'paymentMethod', 'account', 'authCode', 'secure3D', 'chargeBackFiles'],
  ],
  [
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
  ['the days of paid leagues', PaymentLinkDatesSchema, ['initDate', 'endDate']],
  ['the days of chargebacks', ChargebackDatesSchema, ['fechaInicial', 'fechaFinal']],
  ['a period of the statement', StatementPeriodRowSchema, ['value', 'saldo', 'cargos', 'abonos']],
];

describe("an entity of the dashboard's specification", () => {
  it.each(specified)('%s has its properties', (_, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...names]));
  });

  it('has months and amount of a special offer', () => {
    const { specialOffer } = TransactionRowSchema.shape;
    expect(Object.keys(specialOffer.unwrap().shape)).toEqual(['monthCount', 'amount']);
  });

  it('has the setting of the reprocess by its name', () => {
    expect(Object.keys(ReprocessSettingsSchema.shape.settings.shape)).toEqual(['IsReprocessSubscriptions']);
  });

  it('has business, role and edit for each business of a user', () => {
    expect(Object.keys(UserSchema.shape.companies.element.shape)).toEqual(
      expect.arrayContaining(['idCompany', 'roleId', 'edit']),
    );
  });

  it('has value and text for each affiliated business', () => {
    expect(Object.keys(AccountInformationSchema.shape.companies.element.shape)).toEqual(['value', 'text']);
  });

  it('has subscription and offset in what a paid league sends, and its three kinds', () => {
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

  it('has the keys of sandbox and production', () => {
    expect(Object.keys(SettingsSchema.shape.apiKey.shape)).toEqual(['sandbox', 'production']);
  });
});
