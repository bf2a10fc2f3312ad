import type { CashMethodId } from '@pasarela/contracts/payment-methods/payment-methods';

/** Words of the cash voucher. */
export const checkoutVoucherWords = {
  title: (shop: string) => `Paga en ${shop}`,
  due: 'Paga a más tardar el',
  dueAt: (day: string, time: string) => `${day}, ${time}`,
  dueZone: 'Hora de la Ciudad de México',
  reference: 'Referencia',
  referenceToCopy: 'la referencia',
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
