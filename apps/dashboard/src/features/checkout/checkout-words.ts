import type { CashMethodId, PayerMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { useWords } from '#i18n/use-words.ts';

const es = {
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
  moreTests: 'Más resultados para probar',
  newTab: '(se abre en otra pestaña)',
  secure: 'Pago seguro',
  processedBy: 'Pagos procesados por',
  noteOf: (merchant: string) => `Nota de ${merchant}`,
  due: 'Total a pagar',
  dueEach: 'Suscripción',
  reference: 'Referencia',
  /** After a lost connection: the result of the call is unknown. */
  connectionLost:
    'No hay conexión. Revisa tu internet y vuelve a intentarlo: el mismo pago no se cobra dos veces.',

  method: 'Forma de pago',
  methods: {
    8: { label: 'Tarjeta' },
    5: { label: 'OXXO' },
    11: { label: 'Paynet' },
    13: { label: 'Aplazo' },
  } satisfies Record<PayerMethod, { label: string }>,
  notes: {
    card: 'Crédito o débito',
    months: (max: number) => `hasta ${max} meses sin intereses`,
    cash: (day: string) => `En efectivo, hasta el ${day}`,
    aplazo: (payments: number, amount: string) => `En ${payments} quincenas de ${amount}`,
  },
  onlyCards: { credit: 'Solo tarjetas de crédito', debit: 'Solo tarjetas de débito' },
  cashAbout: (shop: string, day: string) =>
    `Te damos una referencia para pagar en ${shop}. Tienes hasta el ${day}, a las 11:59 p.m.`,
  cashShops: { 5: 'la caja de cualquier OXXO', 11: 'las tiendas de la red Paynet' } satisfies Record<
    CashMethodId,
    string
  >,
  aplazoAbout: (payments: string) =>
    `Divide tu compra con Aplazo: ${payments}. Lo aceptas en la página de Aplazo.`,
  /** `6 pagos de $58.42`. */
  payments: (count: number, amount: string) =>
    count === 1 ? `1 pago de ${amount}` : `${count} pagos de ${amount}`,
  paymentsAnd: (first: string, second: string) => `${first} y ${second}`,
  upTo: (amount: string) => `hasta ${amount}`,

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
  tryAnother: 'No se te cobró nada. Intenta de nuevo o usa otra forma de pago.',

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

const en: typeof es = {
  titles: {
    form: (merchant) => `Pay ${merchant}`,
    challenge: (merchant) => `Your bank's validation for ${merchant}`,
    voucher: (merchant) => `Reference to pay ${merchant}`,
    aplazo: (merchant) => `Pay ${merchant} with Aplazo`,
    receipt: (merchant) => `Receipt from ${merchant}`,
    ended: (merchant) => `Payment to ${merchant}`,
  },
  loading: 'Opening the payment page…',
  loadTitle: 'Payment page',
  notFoundTitle: 'This payment page does not exist',
  notFoundBody: 'Check that the link is complete, or ask the merchant for another one.',
  failedTitle: 'We could not open the payment page',
  sandbox: 'No charge is real.',
  testCards: 'Test cards',
  moreTests: 'More outcomes to try',
  newTab: '(opens in another tab)',
  secure: 'Secure payment',
  processedBy: 'Payments processed by',
  noteOf: (merchant) => `Note from ${merchant}`,
  due: 'Amount due',
  dueEach: 'Subscription',
  reference: 'Reference',
  connectionLost: 'There is no connection. Check your internet and try again: you will not be charged twice.',

  method: 'Payment method',
  methods: {
    8: { label: 'Card' },
    5: { label: 'OXXO' },
    11: { label: 'Paynet' },
    13: { label: 'Aplazo' },
  },
  notes: {
    card: 'Credit or debit',
    months: (max) => `up to ${max} months without interest`,
    cash: (day) => `In cash, until ${day}`,
    aplazo: (payments, amount) => `In ${payments} payments of ${amount}`,
  },
  onlyCards: { credit: 'Credit cards only', debit: 'Debit cards only' },
  cashAbout: (shop, day) =>
    `We give you a reference to pay at ${shop}. You have until ${day}, at 11:59 PM Mexico City time.`,
  cashShops: { 5: 'the counter of any OXXO', 11: 'stores in the Paynet network' },
  aplazoAbout: (payments) => `Split your purchase with Aplazo: ${payments}. You accept on Aplazo's page.`,
  payments: (count, amount) => (count === 1 ? `1 payment of ${amount}` : `${count} payments of ${amount}`),
  paymentsAnd: (first, second) => `${first} and ${second}`,
  upTo: (amount) => `up to ${amount}`,

  pay: (amount) => `Pay ${amount}`,
  authorize: (amount) => `Authorize ${amount}`,
  subscribeAndPay: (amount) => `Subscribe and pay ${amount}`,
  subscribe: 'Subscribe with no charge today',
  getReference: (amount) => `Get a reference for ${amount}`,
  goToAplazo: (amount) => `Pay ${amount} with Aplazo`,
  paying: 'Processing your payment…',
  preparing: 'Preparing…',
  authorizeHint: (merchant) => `Today it is only authorized. ${merchant} will charge it later.`,
  declined: 'The payment was not made',
  attemptOf: {
    14: 'Your payment reference expired. You can pay in another way.',
    10: 'You did not finish the previous attempt. Nothing was charged.',
    4: 'You canceled the previous attempt. Nothing was charged.',
  },
  tryAnother: 'You were not charged. Try again or use another payment method.',

  subscription: {
    every: {
      Daily: 'every day',
      Biweekly: 'every 14 days',
      Monthly: 'every month',
      Halfyearly: 'every 6 months',
      Annual: 'every year',
      Scheduled: 'on each agreed date',
    },
    untilCanceled: (amount, every) => `${amount} is charged ${every}, until you cancel the subscription.`,
    counted: (payments, every, total) => `${payments}, one ${every}: ${total} in total.`,
    firstCharge: (day) => `Today your card is only verified. The first charge is on ${day}.`,
    nextCharge: (day) => `The first is charged now; the next, on ${day}.`,
  },

  leave: {
    ask: 'Cancel the payment',
    question: 'Cancel this payment?',
    consequence: (merchant) => `This page is closed. ${merchant} would have to send you another one.`,
    untilDue: (day) => `If you change your mind, you can come back to this link until ${day}.`,
    confirm: 'Yes, cancel',
    keep: 'Keep paying',
    leaving: 'Canceling…',
    done: 'Payment canceled',
    doneUntilDue: (day) => `Nothing was charged. You can come back to this link until ${day}.`,
    comeBack: 'Back to the payment',
  },
};

/** Words of the hosted pages' frame and of the payment form. */
export const checkoutWords = { es, en };
export const useCheckoutWords = (): typeof es => useWords(checkoutWords);
