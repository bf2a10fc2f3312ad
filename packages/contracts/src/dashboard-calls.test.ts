import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Operation } from './http/define-operation.ts';
import { type OperationName, operations } from './operations.ts';

type Taken = Partial<Record<'params' | 'query' | 'body', readonly string[]>> & { readonly files?: string };

/** The calls of the specification, letter for letter, and the reactivation that the decisions add; each with its lines. */
const specified: readonly (readonly [string | string[], OperationName, string, string, Taken])[] = [
  ['CALL-9', 'login', 'POST', '/account/login', { body: ['UserName', 'Password', 'Environment'] }],
  ['CALL-10', 'getRole', 'GET', '/account/role/{companyId}', {}],
  ['CALL-11', 'listCompanies', 'GET', '/account/companies/{param}', {}],
  ['CALL-17', 'getSettings', 'GET', '/setting', {}],
  ['CALL-18', 'updateSetting', 'PUT', '/setting/update', { body: ['Property', 'Value'] }],
  ['CALL-19', 'getSiteSettings', 'GET', '/setting/settingssite', {}],
  ['CALL-20', 'createPublicKey', 'POST', '/setting/publicKey', {}],
  ['CALL-21', 'getSummary', 'GET', '/transaction/summary/{idCompany}/{period}', {}],
  ['CALL-22', 'listStatuses', 'GET', '/transaction/Status', {}],
  ['CALL-23', 'listChargebackStatuses', 'GET', '/Transaction/StatusChargeBack', {}],
  [
    'CALL-24',
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
    'CALL-25',
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
  [
    'CALL-26',
    'captureTransaction',
    'POST',
    '/transaction/capture',
    { body: ['IdCompany', 'Amount', 'idTransaction'] },
  ],
  ['CALL-27', 'cancelTransaction', 'POST', '/transaction/cancel', { body: ['IdCompany', 'Reason'] }],
  [
    'CALL-28',
    'createRefund',
    'POST',
    '/transaction/Refund',
    { body: ['idCompany', 'transactionCode', 'amount'] },
  ],
  ['CALL-29', 'simulateCashPayment', 'POST', '/transaction/simulatecashpayment/{id}', {}],
  [
    'CALL-41',
    'listPaymentLinks',
    'GET',
    '/transaction/capturelines',
    { query: ['idCompany', 'initDate', 'endDate', 'referenceNumber', 'pageNumber', 'rowsOfPage'] },
  ],
  ['CALL-42', 'getPaymentLinkDates', 'GET', '/transaction/capturelinedates', {}],
  [
    ['CALL-43', 'LINK-20'],
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
    'CALL-44',
    'createPaymentLinkBatch',
    'POST',
    '/transaction/capturelinebatch',
    { body: ['idCompany'], files: 'files' },
  ],
  ['CALL-40', 'listFrequencies', 'GET', '/frequency', {}],
  ['CALL-30', 'uploadFile', 'POST', '/transaction/upload', { files: 'file' }],
  ['CALL-12', 'listUsers', 'GET', '/account/usersbycompany/{id}', {}],
  ['CALL-13', 'listUsersToInvite', 'GET', '/account/usertoinvite', {}],
  [
    ['CALL-14', 'USER-3'],
    'registerUser',
    'POST',
    '/account/register',
    { body: ['id', 'userName', 'email', 'password', 'roleName', 'edit', 'editPermissions', 'companies'] },
  ],
  ['CALL-16', 'getAccountInformation', 'GET', '/account/information/{company}', {}],
  [
    'CALL-31',
    'listSubscriptions',
    'GET',
    '/subscription/subscription',
    { query: ['idCompany', 'status', 'referenceNumber', 'pageNumber', 'rowsOfPage'] },
  ],
  [
    'CALL-32',
    'getSubscription',
    'GET',
    '/subscription/SubscriptionDetail',
    { query: ['idCompany', 'status', 'id'] },
  ],
  [
    'CALL-33',
    'listSubscriptionPayments',
    'GET',
    '/subscription/transaction',
    { query: ['idSubscription', 'pageNumber', 'rowsOfPage'] },
  ],
  [
    'CALL-34',
    'cancelSubscription',
    'POST',
    '/subscription/CancelSubscription',
    { body: ['TransactionNumber', 'subscriptionId', 'reason'] },
  ],
  [
    'CALL-35',
    'reportSubscriptions',
    'POST',
    '/subscription/generatereportsubscription',
    { query: ['idCompany', 'status', 'referenceNumber'] },
  ],
  ['CALL-36', 'getReprocessSettings', 'GET', '/subscription/Settings', {}],
  ['CALL-37', 'reprocessSubscriptions', 'POST', '/subscription/Reprocess/{idCompany}', {}],
  ['CALL-38', 'createCardReplacement', 'POST', '/subscription/CreateLinkToReplaceCard/{id}', {}],
  [
    'CALL-39',
    'reactivateSubscription',
    'POST',
    '/subscription/ReactivateSubscription',
    { body: ['subscriptionId'] },
  ],
  ['CALL-45', 'listTimeRanges', 'GET', '/velocityrules/timerangecatalog', {}],
  ['CALL-46', 'listVelocityRules', 'GET', '/velocityrules/bycompany', {}],
  ['CALL-47', 'updateVelocityRules', 'POST', '/velocityrules/updateRules', { body: ['rules'] }],
  ['CALL-48', 'listBlacklist', 'GET', '/BlackList/GetList', { query: ['companyId', 'page', 'rows'] }],
  [
    'CALL-49',
    'saveBlacklistEntry',
    'POST',
    '/BlackList/Save',
    {
      body: ['idBlackList', 'fieldRulesId', 'fieldRulesValue', 'value', 'active', 'activeText', 'companyId'],
    },
  ],
  ['CALL-50', 'listBlacklistFields', 'GET', '/BlackList/FieldRules', {}],
  [
    'CALL-51',
    'editBlacklistEntry',
    'PUT',
    '/BlackList/Edit',
    {
      body: ['idBlackList', 'fieldRulesId', 'fieldRulesValue', 'value', 'active', 'activeText', 'companyId'],
    },
  ],
  ['CALL-52', 'countBlacklist', 'GET', '/BlackList/GetTotalRows', { query: ['companyId'] }],
  [
    'CALL-55',
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
  ['CALL-56', 'getChargeback', 'GET', '/chargeback/Transaction/{id}', {}],
  ['CALL-57', 'getChargebackDates', 'GET', '/chargeback/LastAndFirstDate', {}],
  ['CALL-58', 'saveChargebackProof', 'POST', '/chargeback/save', { body: ['idTransaction'], files: 'files' }],
  [
    'CALL-59',
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
  ['CALL-53', 'listStatementPeriods', 'GET', '/Statement/GetPeriods', { query: ['companyId', 'lang'] }],
  ['CALL-54', 'getStatementPdf', 'GET', '/Statement/GetPdf', { query: ['companyId', 'periodo'] }],
];

const namesOf = (schema: z.ZodObject | undefined): readonly string[] => Object.keys(schema?.shape ?? {});

describe("a call of the dashboard's specification", () => {
  for (const [lines, name, method, path, taken] of specified)
    it(`${name} is ${method} ${path}, and takes what is said of it`, { tags: lines }, () => {
      const operation: Operation = operations[name];
      expect([operation.method, operation.path]).toEqual([method, path]);
      for (const part of ['query', 'body'] as const)
        expect(namesOf(operation[part])).toEqual(expect.arrayContaining([...(taken[part] ?? [])]));
      expect(operation.files?.field).toBe(taken.files);
    });
});
