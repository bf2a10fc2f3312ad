import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Operation } from './http/define-operation.ts';
import { type OperationName, operations } from './operations.ts';

type Taken = Partial<Record<'params' | 'query' | 'body', readonly string[]>> & { readonly files?: string };

/** The calls of the dashboard's specification, section 7, letter for letter, and the reactivation that the decisions add. */
const specified = [
  ['login', 'POST', '/account/login', { body: ['UserName', 'Password', 'Environment'] }],
  ['getRole', 'GET', '/account/role/{companyId}', {}],
  ['listCompanies', 'GET', '/account/companies/{param}', {}],
  ['getSettings', 'GET', '/setting', {}],
  ['updateSetting', 'PUT', '/setting/update', { body: ['Property', 'Value'] }],
  ['getSiteSettings', 'GET', '/setting/settingssite', {}],
  ['createPublicKey', 'POST', '/setting/publicKey', {}],
  ['getSummary', 'GET', '/transaction/summary/{idCompany}/{period}', {}],
  ['listStatuses', 'GET', '/transaction/Status', {}],
  ['listChargebackStatuses', 'GET', '/Transaction/StatusChargeBack', {}],
  [
    'listTransactions',
    'GET',
    '/transaction',
    {
      query: [
        'idCompany',
        'idStatus',
        'initDate',
        'endDate',
        'idTransaction',
        'referenceNumber',
        'email',
        'statusChargeBack',
        'referenceCash',
        'pageNumber',
        'rowsOfPage',
      ],
    },
  ],
  [
    'reportTransactions',
    'POST',
    '/transaction/generatereport',
    {
      query: [
        'idCompany',
        'idStatus',
        'initDate',
        'endDate',
        'idTransaction',
        'referenceNumber',
        'email',
        'statusChargeBack',
        'referenceCash',
        'rows',
      ],
      body: ['translations'],
    },
  ],
  ['captureTransaction', 'POST', '/transaction/capture', { body: ['IdCompany', 'Amount', 'idTransaction'] }],
  ['cancelTransaction', 'POST', '/transaction/cancel', { body: ['IdCompany', 'Reason'] }],
  ['createRefund', 'POST', '/transaction/Refund', { body: ['idCompany', 'transactionCode', 'amount'] }],
  ['simulateCashPayment', 'POST', '/transaction/simulatecashpayment/{id}', {}],
  [
    'listPaymentLinks',
    'GET',
    '/transaction/capturelines',
    { query: ['idCompany', 'initDate', 'endDate', 'referenceNumber', 'pageNumber', 'rowsOfPage'] },
  ],
  ['getPaymentLinkDates', 'GET', '/transaction/capturelinedates', {}],
  [
    'createPaymentLink',
    'POST',
    '/transaction/captureline',
    {
      body: [
        'referenceNumber',
        'email',
        'phoneNumber',
        'amount',
        'currency',
        'expirationDate',
        'paymentProcess',
        'typeFrequency',
      ],
    },
  ],
  [
    'createPaymentLinkBatch',
    'POST',
    '/transaction/capturelinebatch',
    { body: ['idCompany'], files: 'files' },
  ],
  ['listFrequencies', 'GET', '/frequency', {}],
  ['uploadFile', 'POST', '/transaction/upload', { files: 'file' }],
  ['listUsers', 'GET', '/account/usersbycompany/{id}', {}],
  ['listUsersToInvite', 'GET', '/account/usertoinvite', {}],
  [
    'registerUser',
    'POST',
    '/account/register',
    { body: ['id', 'userName', 'email', 'password', 'roleName', 'edit', 'editPermissions', 'companies'] },
  ],
  ['getAccountInformation', 'GET', '/account/information/{company}', {}],
  [
    'listSubscriptions',
    'GET',
    '/subscription/subscription',
    { query: ['idCompany', 'status', 'referenceNumber', 'pageNumber', 'rowsOfPage'] },
  ],
  ['getSubscription', 'GET', '/subscription/SubscriptionDetail', { query: ['idCompany', 'status', 'id'] }],
  [
    'listSubscriptionPayments',
    'GET',
    '/subscription/transaction',
    { query: ['idSubscription', 'pageNumber', 'rowsOfPage'] },
  ],
  [
    'cancelSubscription',
    'POST',
    '/subscription/CancelSubscription',
    { body: ['TransactionNumber', 'subscriptionId', 'reason'] },
  ],
  [
    'reportSubscriptions',
    'POST',
    '/subscription/generatereportsubscription',
    { query: ['idCompany', 'status', 'referenceNumber'] },
  ],
  ['getReprocessSettings', 'GET', '/subscription/Settings', {}],
  ['reprocessSubscriptions', 'POST', '/subscription/Reprocess/{idCompany}', {}],
  ['createCardReplacement', 'POST', '/subscription/CreateLinkToReplaceCard/{id}', {}],
  ['reactivateSubscription', 'POST', '/subscription/ReactivateSubscription', { body: ['subscriptionId'] }],
  ['listTimeRanges', 'GET', '/velocityrules/timerangecatalog', {}],
  ['listVelocityRules', 'GET', '/velocityrules/bycompany', {}],
  ['updateVelocityRules', 'POST', '/velocityrules/updateRules', { body: ['rules'] }],
  ['listBlacklist', 'GET', '/BlackList/GetList', { query: ['companyId', 'page', 'rows'] }],
  [
    'saveBlacklistEntry',
    'POST',
    '/BlackList/Save',
    {
      body: ['idBlackList', 'fieldRulesId', 'fieldRulesValue', 'value', 'active', 'activeText', 'companyId'],
    },
  ],
  ['listBlacklistFields', 'GET', '/BlackList/FieldRules', {}],
  [
    'editBlacklistEntry',
    'PUT',
    '/BlackList/Edit',
    {
      body: ['idBlackList', 'fieldRulesId', 'fieldRulesValue', 'value', 'active', 'activeText', 'companyId'],
    },
  ],
  ['countBlacklist', 'GET', '/BlackList/GetTotalRows', { query: ['companyId'] }],
  [
    'listChargebacks',
    'GET',
    '/chargeback',
    {
      query: [
        'idCompany',
        'idStatus',
        'initDate',
        'endDate',
        'idTransaction',
        'referenceNumber',
        'email',
        'statusChargeBack',
        'pageNumber',
        'rowsOfPage',
      ],
    },
  ],
  ['getChargeback', 'GET', '/chargeback/Transaction/{id}', {}],
  ['getChargebackDates', 'GET', '/chargeback/LastAndFirstDate', {}],
  ['saveChargebackProof', 'POST', '/chargeback/save', { body: ['idTransaction'], files: 'files' }],
  [
    'reportChargebacks',
    'POST',
    '/chargeback/generatereport',
    {
      query: [
        'idCompany',
        'idStatus',
        'initDate',
        'endDate',
        'idTransaction',
        'referenceNumber',
        'email',
        'statusChargeBack',
        'rows',
      ],
      body: ['translations'],
    },
  ],
  ['listStatementPeriods', 'GET', '/Statement/GetPeriods', { query: ['companyId', 'lang'] }],
  ['getStatementPdf', 'GET', '/Statement/GetPdf', { query: ['companyId', 'periodo'] }],
] as const satisfies readonly (readonly [OperationName, string, string, Taken])[];

const namesOf = (schema: z.ZodObject | undefined): readonly string[] => Object.keys(schema?.shape ?? {});

describe("a call of the dashboard's specification", () => {
  it.each(specified)('%s is %s %s, and takes what is said of it', (name, method, path, taken: Taken) => {
    const operation: Operation = operations[name];
    expect([operation.method, operation.path]).toEqual([method, path]);
    for (const part of ['query', 'body'] as const)
      expect(namesOf(operation[part])).toEqual(expect.arrayContaining([...(taken[part] ?? [])]));
    expect(operation.files?.field).toBe(taken.files);
  });
});
