import type { FrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import type { LinkType } from '@pasarela/contracts/payment-links/payment-link-kinds';
import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Nueva liga de pago',
  subscriptionTitle: 'Nueva suscripción',
  explanation:
    'Tu cliente paga en una página con tu nombre. Preparamos un correo con la liga, y tú también puedes compartirla.',
  back: { paymentLinks: 'Ligas de pago', subscriptions: 'Suscripciones' },
  fields: {
    reference: 'Referencia',
    referenceHint: 'Tu número de pedido o de factura; tu cliente la ve en la página.',
    email: 'Correo de tu cliente',
    emailHint: 'El correo con la liga va a esta dirección.',
    phone: 'Teléfono',
    phoneHint: '10 dígitos.',
    amount: 'Monto',
    amountEach: 'Monto de cada pago',
    amountHint: 'De $1.00 a $1,000,000.00.',
    frequency: 'Periodicidad',
    frequencyHint: 'El primer pago se hace en la página; los demás se cobran solos a su tarjeta.',
    scheduledHint: 'Repite los días que hay entre el primer pago y el siguiente.',
    choose: 'Elige una',
    payments: 'Cantidad de pagos',
    paymentsHint: 'Con el primero; de 2 a 1,000,000.',
    nextPayment: 'Fecha del siguiente pago',
    nextPaymentHint: 'Después de hoy y no después del vencimiento de la liga.',
    due: 'Fecha de vencimiento',
    dueHint: 'Último día para pagar: la liga se cierra a las 11:59 p.m. de la Ciudad de México.',
    returnUrl: 'Regreso a tu tienda',
    returnUrlHint:
      'La página a la que vuelve tu cliente al terminar, con https://. Volver no prueba que pagó: el webhook sí.',
  },
  types: {
    legend: 'Cómo se paga',
    about: {
      isNone: 'Con tarjeta, en efectivo o con Aplazo.',
      isRecurring: 'Con tarjeta, cada cierto tiempo, hasta que se cancela.',
      isInstallments: 'Con tarjeta, un número fijo de pagos del mismo monto.',
    } satisfies Record<LinkType, string>,
  },
  summary: {
    title: 'Lo que ve tu cliente',
    none: 'Escribe el monto para ver cómo se paga.',
    reference: 'Referencia',
    methods: 'Se paga con',
    methodsOf: {
      isNone: 'Tarjeta, efectivo o Aplazo',
      isRecurring: 'Tarjeta',
      isInstallments: 'Tarjeta',
    } satisfies Record<LinkType, string>,
    pay: (amount: string) => `Pagar ${amount}`,
    every: {
      Daily: 'cada día',
      Biweekly: 'cada 14 días',
      Monthly: 'cada mes',
      Halfyearly: 'cada 6 meses',
      Annual: 'cada año',
      Scheduled: 'con el mismo intervalo',
    } satisfies Record<FrequencyName, string>,
    once: (amount: string) => `Tu cliente paga ${amount} una vez.`,
    recurring: (amount: string, often: string | null) =>
      often === null
        ? `Tu cliente paga ${amount} con la liga y después en cada periodo, hasta que se cancele.`
        : `Tu cliente paga ${amount} con la liga y después ${often}, hasta que se cancele.`,
    someInstallments: (amount: string) => `Tu cliente hace pagos de ${amount}.`,
    installments: (count: string, amount: string, total: string) =>
      `${count} pagos de ${amount}: ${total} en total.`,
    second: (day: string, often: string | null) =>
      often === null ? `El segundo, el ${day}.` : `El segundo, el ${day}; los demás, ${often}.`,
    until: (day: string) => `La liga vence el ${day}.`,
  },
  create: 'Generar liga',
  creating: 'Generando la liga…',
  replacing: {
    title: { ofOthers: '¿Reemplazar la liga de otro cliente?', own: '¿Reemplazar la liga abierta?' },
    kinds: { link: 'una liga abierta', form: 'una página de pago abierta' },
    sentence: (reference: string, kind: string, email: string, amount: string) =>
      `La referencia ${reference} ya tiene ${kind} de ${email} por ${amount}.`,
    consequence: (email: string) =>
      `Si generas la liga para ${email}, la anterior ya no se podrá pagar. Si es otro cobro, vuelve y usa otra referencia.`,
    submit: 'Reemplazar y generar',
  },
  created: 'La liga de pago se creó con éxito',
  linkCopied: 'Liga copiada',
  linkNotCopied: 'No se pudo copiar la liga',
  result: {
    title: 'La liga está lista',
    sent: (email: string) => `Preparamos el correo para ${email}. También puedes compartirla tú.`,
    replaced: (transaction: string, email: string) =>
      `Reemplazó el pago abierto ${transaction}, de ${email}: su página ya no se puede pagar.`,
    reference: 'Referencia',
    due: 'Vence',
    returnUrl: 'Regresa a',
    copy: 'Copiar liga',
    open: 'Abrir la página de pago',
    newTab: '(se abre en otra pestaña)',
    another: 'Generar otra liga',
    toList: 'Ver las ligas de pago',
  },
};

const en: typeof es = {
  title: 'New paid league',
  subscriptionTitle: 'New subscription',
  explanation:
    'Your customer pays on a page with your name. We prepare an e-mail with the link, and you can share it too.',
  back: { paymentLinks: 'Paid leagues', subscriptions: 'Subscriptions' },
  fields: {
    reference: 'Reference',
    referenceHint: 'Your order or invoice number; your customer sees it on the page.',
    email: 'Your customer’s e-mail',
    emailHint: 'The e-mail with the link goes to this address.',
    phone: 'Phone',
    phoneHint: '10 digits.',
    amount: 'Amount',
    amountEach: 'Amount of each payment',
    amountHint: '$1.00 to $1,000,000.00.',
    frequency: 'Periodicity',
    frequencyHint: 'The first payment is made on the page; the rest are charged to the card automatically.',
    scheduledHint: 'Repeats the interval between the first payment and the next.',
    choose: 'Choose one',
    payments: 'Quantity of payments',
    paymentsHint: 'Including the first; 2 to 1,000,000.',
    nextPayment: 'Next payment date',
    nextPaymentHint: 'After today, and not after the due date of the link.',
    due: 'Due date',
    dueHint: 'Last day to pay: the link closes at 11:59 PM, Mexico City time.',
    returnUrl: 'Return to your shop',
    returnUrlHint:
      'The page your customer returns to at the end, with https://. Coming back does not prove that they paid: the webhook does.',
  },
  types: {
    legend: 'How it is paid',
    about: {
      isNone: 'By card, in cash or with Aplazo.',
      isRecurring: 'By card, at regular intervals, until it is canceled.',
      isInstallments: 'By card, a fixed number of payments of the same amount.',
    },
  },
  summary: {
    title: 'What your customer sees',
    none: 'Enter the amount to see how it is paid.',
    reference: 'Reference',
    methods: 'Paid with',
    methodsOf: {
      isNone: 'Card, cash or Aplazo',
      isRecurring: 'Card',
      isInstallments: 'Card',
    },
    pay: (amount) => `Pay ${amount}`,
    every: {
      Daily: 'every day',
      Biweekly: 'every 14 days',
      Monthly: 'every month',
      Halfyearly: 'every 6 months',
      Annual: 'every year',
      Scheduled: 'at the same interval',
    },
    once: (amount) => `Your customer pays ${amount} once.`,
    recurring: (amount, often) =>
      often === null
        ? `Your customer pays ${amount} with the link and then each period, until it is canceled.`
        : `Your customer pays ${amount} with the link and then ${often}, until it is canceled.`,
    someInstallments: (amount) => `Your customer makes payments of ${amount}.`,
    installments: (count, amount, total) => `${count} payments of ${amount}, ${total} in total.`,
    second: (day, often) =>
      often === null ? `The second on ${day}.` : `The second on ${day}; the others ${often}.`,
    until: (day) => `The link expires on ${day}.`,
  },
  create: 'Generate link',
  creating: 'Generating the link…',
  replacing: {
    title: { ofOthers: 'Replace another customer’s link?', own: 'Replace the open link?' },
    kinds: { link: 'an open link', form: 'an open payment page' },
    sentence: (reference, kind, email, amount) =>
      `Reference ${reference} already has ${kind} for ${email}, of ${amount}.`,
    consequence: (email) =>
      `If you generate the link for ${email}, the earlier one can no longer be paid. If this is another payment, go back and use another reference.`,
    submit: 'Replace and generate',
  },
  created: 'Paid league was successfully created',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  result: {
    title: 'The link is ready',
    sent: (email) => `We prepared the e-mail to ${email}. You can also share it yourself.`,
    replaced: (transaction, email) =>
      `It replaced open payment ${transaction}, of ${email}: its page can no longer be paid.`,
    reference: 'Reference',
    due: 'Expires',
    returnUrl: 'Returns to',
    copy: 'Copy link',
    open: 'Open the hosted page',
    newTab: '(opens in another tab)',
    another: 'Generate another link',
    toList: 'See the paid leagues',
  },
};

/** Words of making one payment link. */
export const singleLinkWords = { es, en };
export const useSingleLinkWords = (): typeof es => useWords(singleLinkWords);
