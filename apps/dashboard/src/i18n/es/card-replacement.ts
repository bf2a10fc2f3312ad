/** Words of the page on which a customer replaces the card of a subscription. */
export const cardReplacementWords = {
  title: (merchant: string) => `Reemplazar la tarjeta de tu suscripción con ${merchant}`,
  heading: 'Reemplaza tu tarjeta',
  terms: (amount: string, every: string, merchant: string) =>
    `Tu suscripción con ${merchant}: ${amount} ${every}.`,
  counted: (made: string, all: string) => `Llevas ${made} de ${all} pagos.`,
  oldCard: 'Tarjeta actual',
  reference: 'Referencia',
  serves: 'La liga sirve una vez, hasta el',
  newCard: 'Tarjeta nueva',
  nothingCharged: 'Hoy no se cobra nada: solo verificamos la tarjeta.',
  submit: 'Guardar la tarjeta',
  running: 'Verificando…',
  used: 'Tu tarjeta quedó reemplazada',
  usedText: (card: string, merchant: string) =>
    `Los siguientes cobros se hacen a tu ${card}. No se cobró nada: ${merchant} reactiva tu suscripción.`,
  expired: 'Esta liga ya no sirve',
  expiredText: (merchant: string) => `Venció, o ${merchant} te envió otra más nueva. Úsala, o pídele otra.`,
  ended: 'La suscripción está cancelada',
  endedText: (merchant: string) =>
    `Ya no se cobra, así que no necesita otra tarjeta. Si es un error, escribe a ${merchant}.`,
  notNeeded: 'La suscripción ya está activa',
  notNeededText: (merchant: string) =>
    `Sigue cobrándose a tu tarjeta. Si quieres cambiarla, pide otra liga a ${merchant}.`,
  facts: 'Tu suscripción',
  card: 'Tarjeta',
  amount: 'Monto',
};
