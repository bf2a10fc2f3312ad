/** Words of the deposits: their list, one of them, and its movements. */
export const settlementsWords = {
  title: 'Depósitos',
  explanation: 'Lo que se depositó en tu cuenta bancaria, y los movimientos de cada depósito.',
  found: (count: string) => `${count} en total`,
  loading: 'Cargando depósitos',
  number: (id: number) => `N.º ${id}`,
  paymentsCount: (n: string, one: boolean) => (one ? `${n} pago` : `${n} pagos`),
  columns: { date: 'Depósito', days: 'Ventas del', payments: 'Pagos', amount: 'Monto' },
  filters: {
    number: 'Número',
    numberHint: 'El idConciliation de un pago o de tu estado bancario.',
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
    theNumber: 'el número de depósito',
    back: 'Depósitos',
    loading: 'Cargando el depósito',
    failed: 'No se pudo cargar el depósito',
    notFoundTitle: 'Este depósito no existe',
    notFoundText: 'Revisa el número, o búscalo en la lista. Puede pertenecer a otro negocio.',
    toList: 'Ver los depósitos',
    composition: 'Cómo se compone',
    opening: 'Pendiente del anterior',
    closing: 'Pendiente para el siguiente',
    amount: 'Depositado',
  },
  movements: {
    title: 'Movimientos',
    found: (count: string) => `${count} en total`,
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
