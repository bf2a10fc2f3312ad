/** Words of the list of movements. */
export const transactionsWords = {
  title: 'Movimientos',
  found: (count: string) => `${count} en total`,
  loading: 'Cargando movimientos',
  columns: {
    reference: 'Referencia',
    customer: 'Cliente',
    method: 'Método',
    status: 'Estado',
    date: 'Creación',
    amount: 'Monto',
  },
  search: {
    label: 'Buscar movimientos',
    placeholder: 'Nombre, referencia, monto, tarjeta…',
    clear: 'Borrar la búsqueda',
    foundOfNewest: (count: string) => `${count} entre los más recientes`,
    partial: (count: string) =>
      `Coinciden demasiados movimientos: aquí ves los de los ${count} más recientes. Agrega otra palabra o elige fechas.`,
  },
  transactionNumber: (id: string) => `N.º ${id}`,
  filters: {
    status: 'Estado',
    allStatuses: 'Todos',
    withChargeback: 'Con contracargo',
    chargebackIs: (outcomes: string) => `Contracargo ${outcomes}`,
    declineReason: 'Motivo de rechazo',
    anyDeclineReason: 'Todos',
    referenceCashUnavailable:
      'Se puede buscar con todos los estados o con Pagada, Pago pendiente o Referencia expirada.',
    chargeback: 'Contracargo',
    chargebackLegend: 'Estado del contracargo',
    noChargeback: 'Ninguno',
  },
  report: {
    explanation: (count: string) =>
      count === '1'
        ? 'Un CSV con el movimiento que cumple los filtros.'
        : `Un CSV con los ${count} movimientos que cumplen los filtros.`,
    nothing: 'No hay movimientos que reportar.',
    preparing: (count: string) =>
      count === '1' ? 'Preparando 1 movimiento…' : `Preparando ${count} movimientos…`,
  },
  states: {
    failed: 'No se pudieron cargar los movimientos',
    emptyTitle: 'Aún no hay movimientos',
    emptyText: 'Aquí aparece cada cobro de tu negocio, con su estado y lo que se deposita.',
    emptyBy: {
      link: 'Genera una liga de pago, mándala a tu cliente y aquí verás su cobro.',
      docs: 'Haz un pago de prueba desde la documentación y lo verás aquí.',
    },
    noneTodayTitle: 'Hoy no hay movimientos',
    noneTodayText: (day: string) =>
      `La lista muestra lo que se creó hoy, ${day}. Elige otras fechas para ver lo anterior.`,
    filteredTitle: 'Ningún movimiento cumple los filtros',
    filteredText: 'Revisa lo que escribiste, amplía las fechas o quita los filtros.',
    nothingSearchedTitle: 'Elige al menos un estado de contracargo',
    nothingSearchedText: 'Los movimientos con contracargo se buscan por cómo va o cómo terminó este.',
    anyDate: 'Ver cualquier fecha',
    allChargebacks: 'Ver todos los contracargos',
    makePayment: 'Hacer un pago de prueba',
    makeLink: 'Generar una liga de pago',
  },
};
