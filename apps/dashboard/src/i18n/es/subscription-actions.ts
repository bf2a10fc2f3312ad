/** Words of what is done with subscriptions. */
export const subscriptionActionsWords = {
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
      `Escribimos el correo para ${email} con la liga, que sirve una vez, durante 7 días. No se cobra nada: la suscripción sigue en pausa hasta que la reactives.`,
    existing: (moment: string) =>
      `Ya escribimos el correo para tu cliente. La liga sirve una vez y vence el ${moment}; si creas otra, esta deja de servir.`,
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
