/** The order of the samples: of the documentation, and of the call beside the API keys. */
export const sampleOrder = {
  ReferenceNumber: 'PEDIDO-1042',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
} as const;
