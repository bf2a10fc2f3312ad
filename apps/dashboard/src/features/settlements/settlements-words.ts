import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Depósitos',
  explanation: 'Lo que se depositó en tu cuenta bancaria, y los movimientos de cada depósito.',
  next: 'Siguiente depósito',
  nextShort: 'Siguiente',
  loading: 'Cargando depósitos',
  number: (id: number) => `N.º ${id}`,
  paymentsCount: (n: string, one: boolean) => (one ? `${n} pago` : `${n} pagos`),
  columns: {
    date: 'Depósito',
    days: 'Días de venta',
    payments: 'Pagos',
    gross: 'Ventas',
    commission: 'Comisión e IVA',
    returned: 'Devoluciones',
    amount: 'Depositado',
  },
  fromBefore: (amount: string) => `${amount} de antes`,
  takenLater: (amount: string) => `${amount} se descuentan después`,
  filters: {
    number: 'Número',
    numberHint: 'El idConciliation de un pago o de tu estado de cuenta bancario.',
    numberInvalid: 'Escribe un número de depósito.',
  },
  states: {
    failed: 'No se pudieron cargar los depósitos',
    filteredTitle: 'Ningún depósito cumple los filtros',
    filteredText: 'Revisa el número, amplía las fechas o quita los filtros.',
    emptyTitle: 'Aún no hay depósitos',
    emptyText: 'Cada día a las 8:00 a.m. se deposita lo que se pagó hasta la medianoche anterior.',
    toResume: 'Ver el resumen',
  },
  report: {
    explanation: (count: string) =>
      count === '1'
        ? 'Un CSV con los movimientos del depósito.'
        : `Un CSV con los movimientos de los ${count} depósitos.`,
    nothing: 'No hay depósitos que reportar.',
    preparing: (count: string) =>
      count === '1' ? 'Preparando 1 depósito…' : `Preparando ${count} depósitos…`,
  },
  headings: {
    idConciliation: 'Número de depósito',
    depositDate: 'Fecha de depósito',
    date: 'Fecha',
    kind: 'Concepto',
    idTransaction: 'Transacción',
    referenceNumber: 'Referencia',
    custormerName: 'Cliente',
    custormerEmail: 'Correo',
    amount: 'Monto',
    commission: 'Comisión con IVA',
    total: 'Neto',
  },
  detail: {
    title: (id: number) => `Depósito ${id}`,
    facts: 'Datos del depósito',
    theNumber: 'el número de depósito',
    back: 'Depósitos',
    loading: 'Cargando el depósito',
    failed: 'No se pudo cargar el depósito',
    notFoundTitle: 'Este depósito no existe',
    notFoundText: 'Revisa el número, o búscalo en la lista. Puede pertenecer a otro negocio.',
    toList: 'Ver los depósitos',
    composition: 'Desglose',
    opening: 'Saldo del depósito anterior',
    closing: 'Saldo para el siguiente depósito',
    amount: 'Depositado',
  },
  movements: {
    title: 'Movimientos',
    loading: 'Cargando movimientos',
    none: 'Sin movimientos.',
    transaction: (id: number) => `N.º ${id}`,
    columns: {
      reference: 'Referencia',
      customer: 'Cliente',
      kind: 'Concepto',
      date: 'Fecha',
      amount: 'Monto',
      commission: 'Comisión e IVA',
      total: 'Neto',
    },
    states: { failed: 'No se pudieron cargar los movimientos' },
    report: {
      explanation: (count: string) =>
        count === '1' ? 'Un CSV con el movimiento.' : `Un CSV con los ${count} movimientos.`,
      nothing: 'No hay movimientos que reportar.',
      preparing: (count: string) =>
        count === '1' ? 'Preparando 1 movimiento…' : `Preparando ${count} movimientos…`,
    },
  },
};

const en: typeof es = {
  title: 'Deposits',
  explanation: 'What was deposited to your bank account, and the movements of each deposit.',
  next: 'Next deposit',
  nextShort: 'Next',
  loading: 'Loading deposits',
  number: (id) => `No. ${id}`,
  paymentsCount: (n, one) => (one ? `${n} payment` : `${n} payments`),
  columns: {
    date: 'Deposit',
    days: 'Sales days',
    payments: 'Payments',
    gross: 'Sales',
    commission: 'Fee and IVA',
    returned: 'Returned',
    amount: 'Deposited',
  },
  fromBefore: (amount) => `${amount} from before`,
  takenLater: (amount) => `${amount} is taken later`,
  filters: {
    number: 'Number',
    numberHint: 'The idConciliation of a payment or of your bank statement.',
    numberInvalid: 'Enter the number of a deposit.',
  },
  states: {
    failed: 'The deposits could not be loaded',
    filteredTitle: 'No deposit matches the filters',
    filteredText: 'Check the number, widen the dates or clear the filters.',
    emptyTitle: 'No deposits yet',
    emptyText: 'Every day at 8:00 AM, payments made before the previous midnight are deposited.',
    toResume: 'See the resume',
  },
  report: {
    explanation: (count) =>
      count === '1'
        ? 'A CSV of the movements of the deposit.'
        : `A CSV of the movements of the ${count} deposits.`,
    nothing: 'There are no deposits to report.',
    preparing: (count) => (count === '1' ? 'Preparing 1 deposit…' : `Preparing ${count} deposits…`),
  },
  headings: {
    idConciliation: 'Deposit number',
    depositDate: 'Deposit date',
    date: 'Date',
    kind: 'Type',
    idTransaction: 'Transaction',
    referenceNumber: 'Reference',
    custormerName: 'Customer',
    custormerEmail: 'E-mail',
    amount: 'Amount',
    commission: 'Fee with IVA',
    total: 'Net',
  },
  detail: {
    title: (id) => `Deposit ${id}`,
    facts: 'Facts of the deposit',
    theNumber: 'the deposit number',
    back: 'Deposits',
    loading: 'Loading the deposit',
    failed: 'The deposit could not be loaded',
    notFoundTitle: 'This deposit does not exist',
    notFoundText: 'Check the number, or look for it in the list. It may belong to another business.',
    toList: 'See the deposits',
    composition: 'Breakdown',
    opening: 'Balance from the previous deposit',
    closing: 'Balance for the next deposit',
    amount: 'Deposited',
  },
  movements: {
    title: 'Movements',
    loading: 'Loading movements',
    none: 'No movements.',
    transaction: (id) => `No. ${id}`,
    columns: {
      reference: 'Reference',
      customer: 'Customer',
      kind: 'Type',
      date: 'Date',
      amount: 'Amount',
      commission: 'Fee and IVA',
      total: 'Net',
    },
    states: { failed: 'The movements could not be loaded' },
    report: {
      explanation: (count) => (count === '1' ? 'A CSV of the movement.' : `A CSV of the ${count} movements.`),
      nothing: 'There are no movements to report.',
      preparing: (count) => (count === '1' ? 'Preparing 1 movement…' : `Preparing ${count} movements…`),
    },
  },
};

/** Words of the deposits: their list, one of them, and its movements. */
export const settlementsWords = { es, en };
export const useSettlementsWords = (): typeof es => useWords(settlementsWords);
