import type { CashMethodId } from '@pasarela/contracts/payment-methods/payment-methods';
import { useWords } from '#i18n/use-words.ts';

const es = {
  title: (shop: string) => `Paga en ${shop}`,
  due: 'Paga a más tardar el',
  dueTime: (time: string) => `${time}, hora de la Ciudad de México`,
  reference: 'Referencia de pago',
  referenceToCopy: 'la referencia de pago',
  order: 'Referencia de la compra',
  barcode: (reference: string) => `Código de barras de la referencia ${reference}`,
  how: 'Cómo pagar',
  steps: {
    5: [
      'Acude a la caja de cualquier OXXO.',
      'Di que harás un pago de OXXO Pay y muestra el código de barras, o dicta los 14 dígitos.',
      'Paga en efectivo el monto exacto. OXXO puede cobrar una comisión aparte.',
      'Guarda tu ticket: es tu comprobante de pago.',
    ],
    11: [
      'Acude a una tienda de la red Paynet: farmacias, supermercados y tiendas de conveniencia.',
      'Di que harás un pago de servicios con Paynet y muestra el código de barras, o dicta los 16 dígitos.',
      'Paga en efectivo el monto exacto. La tienda puede cobrar una comisión aparte.',
      'Guarda tu ticket: es tu comprobante de pago.',
    ],
  } satisfies Record<CashMethodId, readonly string[]>,
  print: 'Imprimir',
  again: 'Puedes volver a abrir esta ficha con su liga.',
  link: 'la liga',
  waiting: 'Esta página cambia sola cuando la tienda registra tu pago.',
  sandbox: 'En modo pruebas el comercio simula el pago desde su panel.',
};

const en: typeof es = {
  title: (shop) => `Pay at ${shop}`,
  due: 'Pay no later than',
  dueTime: (time) => `${time}, Mexico City time`,
  reference: 'Payment reference',
  referenceToCopy: 'the payment reference',
  order: 'Order reference',
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

/** Words of the cash voucher. */
export const checkoutVoucherWords = { es, en };
export const useCheckoutVoucherWords = (): typeof es => useWords(checkoutVoucherWords);
