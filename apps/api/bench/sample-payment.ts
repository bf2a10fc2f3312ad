import { createPayment } from '@pasarela/contracts/payments/payment-operations';

/** The accepted payment of the contract's examples. */
export const samplePayment = createPayment.examples[0].body;
