import type { checkoutVoucherWords as Spanish } from '../es/checkout-voucher.ts';

export const checkoutVoucherWords: typeof Spanish = {
  title: (shop) => `Pay at ${shop}`,
  due: 'Pay no later than',
  dueAt: (day, time) => `${day}, ${time}`,
  dueZone: 'Mexico City time',
  reference: 'Reference',
  referenceToCopy: 'the reference',
  barcode: (reference) => `Barcode for reference ${reference}`,
  how: 'How to pay',
  steps: {
    5: [
      'Go to the counter of any OXXO.',
      'Say that you are making an OXXO Pay payment and show the barcode, or read out the 14 digits.',
      'Pay the exact amount in cash. OXXO may charge a fee of its own.',
      'Keep your receipt: it is your proof of payment.',
    ],
    11: [
      'Go to a store in the Paynet network: pharmacies, supermarkets and convenience stores.',
      'Say that you are making a Paynet service payment and show the barcode, or read out the 16 digits.',
      'Pay the exact amount in cash. The store may charge a fee of its own.',
      'Keep your receipt: it is your proof of payment.',
    ],
  },
  print: 'Print',
  again: 'You can open this voucher again with its link.',
  link: 'the link',
  waiting: 'This page updates automatically when the store records your payment.',
  sandbox: 'In the sandbox the merchant simulates the payment from their dashboard.',
};
