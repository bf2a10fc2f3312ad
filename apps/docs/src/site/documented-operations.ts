/** The operations that have a page, and where. */
export const documentedOperations = {
  authenticate: '/authentication-types/json',
  createPayment: '/integration-methods/inmediate-capture-card',
  payRefund: '/integration-methods/refund',
  getResponse: '/integration-methods/transaction-status',
  getResponseByReference: '/integration-methods/by-reference',
} as const;

export type DocumentedOperation = keyof typeof documentedOperations;
export const documentedOperationNames = Object.keys(documentedOperations) as DocumentedOperation[];
