/** Words of the list of payment links. */
export const paymentLinksWords = {
  title: 'Ligas de pago',
  found: (count: string) => `${count} en total`,
  loading: 'Cargando ligas de pago',
  explanation: 'Cada liga es una página de pago: compártela con tu cliente por donde quieras.',
  generate: { label: 'Generar liga', single: 'Una liga', bulk: 'Varias, desde un archivo' },
  columns: {
    transaction: 'Transacción',
    reference: 'Referencia',
    amount: 'Monto',
    status: 'Estado',
    email: 'Correo',
    date: 'Fecha',
    expirationDate: 'Vencimiento',
  },
  until: (day: string) => `Vence el ${day}`,
  actions: { copyLink: 'Copiar liga', simulate: 'Simular' },
  rowActions: {
    copyLink: (reference: string) => `Copiar liga de ${reference}`,
    simulate: (reference: string) => `Simular pago de ${reference}`,
    more: (reference: string) => `Más acciones de ${reference}`,
  },
  linkCopied: 'Liga copiada',
  linkNotCopied: 'No se pudo copiar la liga',
  simulateSentence: (amount: string, reference: string, email: string) =>
    `Se simulará que ${email} pagó en la tienda ${amount} de la liga ${reference}.`,
  states: {
    failed: 'No se pudieron cargar las ligas de pago',
    filteredTitle: 'Ninguna liga cumple con los filtros',
    filteredText: 'Revisa la referencia o mira otras fechas.',
    noneTodayTitle: 'Hoy no has generado ligas de pago',
    noneTodayText: (day: string) =>
      `La lista muestra las ligas del ${day}. Genera una, o mira las de otros días.`,
    emptyTitle: 'Todavía no hay ligas de pago',
    emptyText:
      'Una liga cobra sin que programes nada: escribe el monto y el correo de tu cliente, y recibe la página en la que paga.',
    makeOne: 'Generar una liga',
    anyDate: 'Ver todas las fechas',
  },
};
