import type { FrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import type { LinkType } from '@pasarela/contracts/payment-links/payment-link-kinds';

/** Words of making one payment link. */
export const singleLinkWords = {
  title: 'Nueva liga de pago',
  explanation:
    'Tu cliente paga en una página con tu nombre. Le escribimos un correo con la liga, y tú puedes compartirla.',
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
    title: 'Resumen',
    none: 'Escribe el monto para ver el resumen.',
    every: {
      Daily: 'cada día',
      Biweekly: 'cada 14 días',
      Monthly: 'cada mes',
      Halfyearly: 'cada 6 meses',
      Annual: 'cada año',
      Scheduled: 'con la misma distancia entre pagos',
    } satisfies Record<FrequencyName, string>,
    once: (amount: string) => `Tu cliente paga ${amount} una vez.`,
    recurring: (amount: string, often: string | null) =>
      often === null
        ? `Tu cliente paga ${amount} hoy, y después cada vez que toque, hasta que se cancele.`
        : `Tu cliente paga ${amount} al abrir la liga y después ${often}, hasta que se cancele.`,
    someInstallments: (amount: string) => `Tu cliente hace pagos de ${amount}.`,
    installments: (count: string, amount: string, total: string) =>
      `${count} pagos de ${amount}: ${total} en total.`,
    second: (day: string, often: string | null) =>
      often === null ? `El segundo, el ${day}.` : `El segundo, el ${day}; los demás, ${often}.`,
    until: (day: string) => `La liga vence el ${day}.`,
  },
  create: 'Crear liga',
  creating: 'Creando la liga…',
  replacing: {
    title: { ofOthers: '¿Reemplazar la liga de otro cliente?', own: '¿Reemplazar la liga abierta?' },
    kinds: { link: 'una liga abierta', form: 'una página de pago abierta' },
    sentence: (reference: string, kind: string, email: string, amount: string) =>
      `La referencia ${reference} ya tiene ${kind} de ${email} por ${amount}.`,
    consequence: (email: string) =>
      `Si creas la liga para ${email}, la anterior ya no se podrá pagar. Si es otro cobro, vuelve y usa otra referencia.`,
    submit: 'Reemplazar y crear',
  },
  created: 'La liga de pago se creó con éxito',
  linkCopied: 'Liga copiada',
  linkNotCopied: 'No se pudo copiar la liga',
  result: {
    title: 'La liga está lista',
    sent: (email: string) => `Escribimos el correo para ${email}. También puedes compartirla tú.`,
    replaced: (transaction: string, email: string) =>
      `Reemplazó el pago abierto ${transaction}, de ${email}: su página ya no se puede pagar.`,
    reference: 'Referencia',
    due: 'Vence',
    returnUrl: 'Regresa a',
    copy: 'Copiar liga',
    open: 'Abrir la página de pago',
    newTab: '(se abre en otra pestaña)',
    another: 'Crear otra liga',
    toList: 'Ver las ligas de pago',
  },
};
