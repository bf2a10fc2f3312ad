import { useWords } from '#i18n/use-words.ts';

const es = {
  challenge: {
    bank: 'Banco de pruebas',
    programme: '3D Secure',
    title: 'Confirma tu compra',
    about: 'Tu banco pide confirmar que eres tú.',
    sandbox: 'En modo pruebas tú decides cómo termina la validación.',
    merchant: 'Comercio',
    amount: 'Monto',
    card: 'Tarjeta',
    date: 'Fecha',
    approve: 'Aprobar la compra',
    fail: 'Rechazar la validación',
    leave: 'Abandonar',
    working: { approve: 'Aprobando…', fail: 'Rechazando…', leave: 'Abandonando…' },
  },
  aplazo: {
    name: 'Aplazo',
    programme: 'Compra ahora, paga después',
    title: 'Tu plan de pagos',
    about: (merchant: string) => `Compra en ${merchant}`,
    day: 'Fecha',
    amount: 'Pago',
    today: 'Hoy',
    total: 'Total',
    noInterest: 'Sin intereses si pagas a tiempo.',
    sandbox: 'En modo pruebas tú decides qué responde Aplazo.',
    approve: 'Aceptar el plan',
    reject: 'Rechazar el crédito',
    leave: 'Salir sin comprar',
    working: { approve: 'Aceptando…', reject: 'Rechazando…', leave: 'Saliendo…' },
  },
};

const en: typeof es = {
  challenge: {
    bank: 'Test bank',
    programme: '3D Secure',
    title: 'Confirm your purchase',
    about: 'Your bank asks you to confirm that it is you.',
    sandbox: 'In the sandbox you decide how the validation ends.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    date: 'Date',
    approve: 'Approve the purchase',
    fail: 'Reject the validation',
    leave: 'Leave',
    working: { approve: 'Approving…', fail: 'Rejecting…', leave: 'Leaving…' },
  },
  aplazo: {
    name: 'Aplazo',
    programme: 'Buy now, pay later',
    title: 'Your payment plan',
    about: (merchant) => `Purchase at ${merchant}`,
    day: 'Date',
    amount: 'Payment',
    today: 'Today',
    total: 'Total',
    noInterest: 'No interest if you pay on time.',
    sandbox: 'In the sandbox you decide what Aplazo answers.',
    approve: 'Accept the plan',
    reject: 'Decline the credit',
    leave: 'Leave without buying',
    working: { approve: 'Accepting…', reject: 'Declining…', leave: 'Leaving…' },
  },
};

/** Words of the pages that play a third party in the sandbox: the bank of a 3D Secure challenge, and Aplazo. */
export const checkoutStepsWords = { es, en };
export const useCheckoutStepsWords = (): typeof es => useWords(checkoutStepsWords);
