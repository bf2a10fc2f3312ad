/** The order of the samples: of the documentation, of the operations, and of the call beside the API keys. */
export const sampleOrder = {
  ReferenceNumber: 'PEDIDO-1042',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
} as const;

/** The card of the samples. */
export const sampleCard = {
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
} as const;

/** The return URL of the samples. */
export const sampleReturnUrl = 'https://tienda.example/gracias?pedido=1042';
