import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Movimientos',
  arrived: (count: string, hasMore: boolean) =>
    count === '1' ? '1 movimiento nuevo' : `${count}${hasMore ? ' o más' : ''} movimientos nuevos`,
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
    placeholder: 'Nombre, monto, tarjeta…',
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
  rowActions: {
    simulate: 'Simular',
    simulatePayment: 'Simular pago',
    simulateOne: (reference: string) => `Simular pago de ${reference}`,
    refund: 'Reembolsar',
    more: (reference: string) => `Más acciones de ${reference}`,
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
    nothingSearchedText: 'Marca ganado, en proceso o perdido.',
    anyDate: 'Ver cualquier fecha',
    allChargebacks: 'Ver todos los contracargos',
    makePayment: 'Hacer un pago de prueba',
    makeLink: 'Generar una liga de pago',
  },
};

const en: typeof es = {
  title: 'Movements',
  arrived: (count, hasMore) =>
    count === '1' ? '1 new transaction' : `${count}${hasMore ? ' or more' : ''} new transactions`,
  loading: 'Loading transactions',
  columns: {
    reference: 'Reference',
    customer: 'Customer',
    method: 'Method',
    status: 'Status',
    date: 'Created',
    amount: 'Amount',
  },
  search: {
    label: 'Search transactions',
    placeholder: 'Name, amount, card…',
    clear: 'Clear the search',
    foundOfNewest: (count) => `${count} among the newest`,
    partial: (count) =>
      `Too many transactions match: these are from the ${count} newest. Add another word or choose dates.`,
  },
  transactionNumber: (id) => `No. ${id}`,
  filters: {
    status: 'Status',
    allStatuses: 'All',
    withChargeback: 'With a chargeback',
    chargebackIs: (outcomes) => `Chargeback ${outcomes}`,
    declineReason: 'Decline reason',
    anyDeclineReason: 'All',
    referenceCashUnavailable:
      'It can be searched with all statuses, or with Paid, Pending payment or Reference expired.',
    chargeback: 'Chargeback',
    chargebackLegend: 'Chargeback status',
    noChargeback: 'None',
  },
  rowActions: {
    simulate: 'Simulate',
    simulatePayment: 'Simulate payment',
    simulateOne: (reference) => `Simulate payment of ${reference}`,
    refund: 'Refund',
    more: (reference) => `More actions of ${reference}`,
  },
  report: {
    explanation: (count) =>
      count === '1'
        ? 'A CSV of the transaction that matches the filters.'
        : `A CSV of the ${count} transactions that match the filters.`,
    nothing: 'There are no transactions to report.',
    preparing: (count) => (count === '1' ? 'Preparing 1 transaction…' : `Preparing ${count} transactions…`),
  },
  states: {
    failed: 'The transactions could not be loaded',
    emptyTitle: 'No transactions yet',
    emptyText: 'Every charge of your business appears here, with its status and what is deposited.',
    emptyBy: {
      link: 'Generate a payment link, send it to your customer, and its charge appears here.',
      docs: 'Make a test payment from the documentation and you will see it here.',
    },
    noneTodayTitle: 'No transactions today',
    noneTodayText: (day) =>
      `The list shows what was created today, ${day}. Choose other dates to see what came before.`,
    filteredTitle: 'No transactions match the filters',
    filteredText: 'Check what you typed, widen the dates or clear the filters.',
    nothingSearchedTitle: 'Choose at least one chargeback status',
    nothingSearchedText: 'Mark won, in process or lost.',
    anyDate: 'See any date',
    allChargebacks: 'See all chargebacks',
    makePayment: 'Make a test payment',
    makeLink: 'Generate a payment link',
  },
};

/** Words of the list of movements. */
export const transactionsWords = { es, en };
export const useTransactionsWords = (): typeof es => useWords(transactionsWords);
