import type { CashMethodId, PayerMethod } from '@pasarela/contracts/payment-methods/payment-methods';
/** Words of the hosted pages' frame and of the payment form. */
export const checkoutWords = {
  titles: {
    form: (merchant: string) => `Pagar a ${merchant}`,
    challenge: (merchant: string) => `Validación de tu banco para ${merchant}`,
    voucher: (merchant: string) => `Referencia para pagar a ${merchant}`,
    aplazo: (merchant: string) => `Pagar a ${merchant} con Aplazo`,
    receipt: (merchant: string) => `Comprobante de ${merchant}`,
    ended: (merchant: string) => `Pago a ${merchant}`,
  },
  loading: 'Abriendo la página de pago…',
  loadTitle: 'Página de pago',
  notFoundTitle: 'Esta página de pago no existe',
  notFoundBody: 'Revisa que la liga esté completa o pide otra al comercio.',
  failedTitle: 'No pudimos abrir la página de pago',
  sandbox: 'Ningún cargo es real.',
  testCards: 'Tarjetas de prueba',
  newTab: '(se abre en otra pestaña)',
  secure: 'Pago seguro',
  processedBy: 'Pagos procesados por',
  noteOf: (merchant: string) => `Nota de ${merchant}`,
  reference: 'Referencia',
  /** After a lost connection: the result of the call is unknown. */
  connectionLost:
    'No hay conexión. Revisa tu internet y vuelve a intentarlo: el mismo pago no se cobra dos veces.',

  method: 'Forma de pago',
  methods: {
    8: { label: 'Tarjeta', note: 'Crédito o débito' },
    5: { label: 'OXXO', note: 'En efectivo' },
    11: { label: 'Paynet', note: 'En efectivo' },
    13: { label: 'Aplazo', note: 'En 5 quincenas' },
  } satisfies Record<PayerMethod, { label: string; note: string }>,
  cashAbout: (shop: string, day: string) =>
    `Te damos una referencia para pagar en ${shop}. Tienes hasta el ${day}, a las 11:59 p.m.`,
  cashShops: { 5: 'la caja de cualquier OXXO', 11: 'las tiendas de la red Paynet' } satisfies Record<
    CashMethodId,
    string
  >,
  aplazoAbout: (payments: string) =>
    `Divide tu compra con Aplazo: ${payments}. Sigues en la página de Aplazo para aceptar.`,
  /** `6 pagos de $58.42`. */
  payments: (count: number, amount: string) =>
    count === 1 ? `1 pago de ${amount}` : `${count} pagos de ${amount}`,
  paymentsAnd: (first: string, second: string) => `${first} y ${second}`,

  pay: (amount: string) => `Pagar ${amount}`,
  authorize: (amount: string) => `Autorizar ${amount}`,
  subscribeAndPay: (amount: string) => `Suscribirse y pagar ${amount}`,
  subscribe: 'Suscribirse sin cargo hoy',
  getReference: (amount: string) => `Obtener referencia de ${amount}`,
  goToAplazo: (amount: string) => `Pagar ${amount} con Aplazo`,
  paying: 'Procesando tu pago…',
  preparing: 'Preparando…',
  authorizeHint: (merchant: string) => `Hoy solo se autoriza. ${merchant} hace el cobro después.`,
  declined: 'El pago no se hizo',
  attemptOf: {
    14: 'Tu referencia de pago venció. Puedes pagar de otra forma.',
    10: 'No terminaste el intento anterior. No se hizo ningún cargo.',
    4: 'Cancelaste el intento anterior. No se hizo ningún cargo.',
  },
  tryAnother: 'Revisa los datos o usa otra forma de pago.',

  subscription: {
    every: {
      Daily: 'cada día',
      Biweekly: 'cada 14 días',
      Monthly: 'cada mes',
      Halfyearly: 'cada 6 meses',
      Annual: 'cada año',
      Scheduled: 'en cada fecha acordada',
    },
    untilCanceled: (amount: string, every: string) =>
      `Se cobran ${amount} ${every}, hasta que canceles la suscripción.`,
    counted: (payments: string, every: string, total: string) =>
      `${payments}, uno ${every}: ${total} en total.`,
    firstCharge: (day: string) => `Hoy solo se verifica tu tarjeta. El primer cobro es el ${day}.`,
    nextCharge: (day: string) => `El primero se cobra ahora; el siguiente, el ${day}.`,
  },

  leave: {
    ask: 'Cancelar el pago',
    question: '¿Cancelar el pago?',
    consequence: (merchant: string) => `Esta página se cierra. ${merchant} tendría que enviarte otra.`,
    untilDue: (day: string) => `Si cambias de opinión, puedes volver a esta liga hasta el ${day}.`,
    confirm: 'Sí, cancelar',
    keep: 'Seguir pagando',
    leaving: 'Cancelando…',
    done: 'Pago cancelado',
    doneUntilDue: (day: string) => `No se hizo ningún cargo. Puedes volver a esta liga hasta el ${day}.`,
    comeBack: 'Volver al pago',
  },
};
