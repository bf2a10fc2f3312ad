import { useWords } from '#i18n/use-words.ts';

const es = {
  loading: 'Cargando la suscripción',
  failed: 'No se pudo cargar la suscripción',
  notFound: 'Esta suscripción no existe',
  notFoundText: 'Revisa el número, o búscala en la lista. Puede pertenecer a otro negocio.',
  noLonger: 'Ya no se puede hacer',
  noLongerText: (reference: string, status: string) =>
    `${reference} está ${status.toLowerCase()}: alguien la cambió mientras tanto.`,
  seeSubscription: 'Ver la suscripción',
  cancel: {
    title: 'Cancelar la suscripción',
    sentence: (amount: string, every: string, customer: string) =>
      `Se dejan de cobrar ${amount} ${every} a ${customer}. No se puede deshacer.`,
    charged: (total: string, payments: string) =>
      `Los pagos ya cobrados (${total} en ${payments}) no se devuelven.`,
    payments: (count: number) => (count === 1 ? '1 pago' : `${count} pagos`),
    linkEnds: 'La liga para reemplazar su tarjeta deja de servir.',
    reason: 'Motivo de la cancelación',
    submit: 'Cancelar la suscripción',
    running: 'Cancelando…',
    success: 'Suscripción cancelada correctamente',
  },
  reactivate: {
    title: 'Reactivar la suscripción',
    sentence: (amount: string, every: string, card: string) =>
      `Se vuelven a cobrar ${amount} ${every} a ${card}.`,
    next: (moment: string) =>
      `El siguiente pago es el ${moment}; lo que no se cobró durante la pausa no se cobra.`,
    sameCard:
      'Con esta tarjeta fallaron los últimos tres intentos. Si tu cliente no la cambia, puede fallar otra vez.',
    submit: 'Reactivar',
    running: 'Reactivando…',
    success: 'Suscripción reactivada correctamente',
  },
  replaceCard: {
    title: 'Reemplazar la tarjeta',
    sentence: (customer: string, card: string) =>
      `${customer} registra otra tarjeta en lugar de ${card}, en una página segura.`,
    consequence: (email: string) =>
      `Se prepara un correo para ${email} con la liga, que sirve una vez, durante 7 días. No se cobra nada: la suscripción sigue en pausa hasta que la reactives.`,
    existing: (moment: string) =>
      `Tu cliente ya tiene una liga, que sirve una vez y vence el ${moment}; si creas otra, esta deja de servir.`,
    link: 'Liga para tu cliente',
    copied: 'la liga',
    submit: 'Crear la liga',
    submitAnother: 'Crear otra liga',
    running: 'Creando…',
    success: 'Liga para reemplazar la tarjeta creada correctamente',
  },
  reprocess: {
    action: 'Reprocesar suscripciones',
    title: 'Reprocesar las suscripciones de hoy',
    sentence: (count: number, amount: string) =>
      count === 1
        ? `Se vuelve a cobrar la suscripción cuyo cobro falló hoy: ${amount}.`
        : `Se vuelven a cobrar las ${count} suscripciones cuyo cobro falló hoy: ${amount} en total.`,
    nothing: 'Hoy no falló ningún cobro: no hay nada que reprocesar.',
    consequence: 'Se puede una vez al día. No cuenta como uno de los tres intentos de cada pago.',
    available: (count: number) => (count === 1 ? '1 cobro falló hoy.' : `${count} cobros fallaron hoy.`),
    submit: 'Reprocesar',
    running: 'Iniciando…',
    success: 'El reproceso de suscripciones ha comenzado, puede tardar mucho tiempo',
  },
};

const en: typeof es = {
  loading: 'Loading the subscription',
  failed: 'The subscription could not be loaded',
  notFound: 'This subscription does not exist',
  notFoundText: 'Check the number, or look for it in the list. It may belong to another business.',
  noLonger: 'This can no longer be done',
  noLongerText: (reference, status) =>
    `${reference} is ${status.toLowerCase()}: somebody changed it in the meantime.`,
  seeSubscription: 'See the subscription',
  cancel: {
    title: 'Cancel the subscription',
    sentence: (amount, every, customer) =>
      `${customer} is no longer charged ${amount} ${every}. This cannot be undone.`,
    charged: (total, payments) => `Past charges (${total} in ${payments}) are not refunded.`,
    payments: (count) => (count === 1 ? '1 payment' : `${count} payments`),
    linkEnds: 'The link to replace its card can no longer be used.',
    reason: 'Reason for the cancellation',
    submit: 'Cancel the subscription',
    running: 'Canceling…',
    success: 'Subscription canceled successfully',
  },
  reactivate: {
    title: 'Reactivate the subscription',
    sentence: (amount, every, card) => `${amount} is charged ${every} again, to ${card}.`,
    next: (moment) => `The next payment is on ${moment}; charges missed during the pause are not made.`,
    sameCard:
      'The last three attempts failed with this card. Unless your customer replaces it, it may fail again.',
    submit: 'Reactivate',
    running: 'Reactivating…',
    success: 'Subscription reactivated successfully',
  },
  replaceCard: {
    title: 'Replace the card',
    sentence: (customer, card) => `${customer} adds another card to replace ${card}, on a secure page.`,
    consequence: (email) =>
      `An e-mail to ${email} is prepared with the link, which can be used once, for 7 days. Nothing is charged: the subscription stays paused until you reactivate it.`,
    existing: (moment) =>
      `Your customer already has a link, which can be used once and expires on ${moment}; if you create another, this one can no longer be used.`,
    link: 'Link for your customer',
    copied: 'the link',
    submit: 'Create the link',
    submitAnother: 'Create another link',
    running: 'Creating…',
    success: 'League to replace card created successfully',
  },
  reprocess: {
    action: 'Reprocess subscriptions',
    title: "Reprocess today's subscriptions",
    sentence: (count, amount) =>
      count === 1
        ? `The subscription whose charge failed today is charged again: ${amount}.`
        : `The ${count} subscriptions whose charge failed today are charged again: ${amount} in total.`,
    nothing: 'No charge failed today: there is nothing to reprocess.',
    consequence: 'It can be done once a day. It is not one of the three attempts at each payment.',
    available: (count) => (count === 1 ? '1 charge failed today.' : `${count} charges failed today.`),
    submit: 'Reprocess',
    running: 'Starting…',
    success: 'The reprocess of subscriptions has started, it may take a long time',
  },
};

/** Words of what is done with subscriptions. */
export const subscriptionActionsWords = { es, en };
export const useSubscriptionActionsWords = (): typeof es => useWords(subscriptionActionsWords);
