/** Words that every list has. */
export const listWords = {
  clearAll: 'Quitar todos los filtros',
  clearFilters: 'Quitar los filtros',
  beyondTitle: 'Esta página ya no existe',
  beyondText: 'La lista tiene menos páginas que la que pide la dirección.',
  firstPage: 'Ir a la primera página',
  actions: 'Acciones',
  keys: 'Con las flechas pasas de una fila a otra; con Av Pág y Re Pág, de una página a otra.',
  sort: {
    label: 'Ordenar',
    ascending: (column: string) => `${column}, ascendente`,
    descending: (column: string) => `${column}, descendente`,
    refusedAction: 'Volver al orden de la lista',
  },
  identity: {
    idTransaction: 'Transacción',
    idTransactionHint: 'El número completo, por ejemplo 1024.',
    idTransactionInvalid: 'Escribe solo el número de la transacción.',
    referenceNumber: 'Referencia',
    referenceNumberHint: 'Busca por el principio de la referencia.',
    email: 'Correo',
    emailHint: 'Busca por el principio del correo.',
    referenceCash: 'Referencia de efectivo',
    referenceCashHint: 'Busca por el principio de la referencia de pago en tienda.',
    tooLong: (most: string) => `Escribe ${most} caracteres o menos.`,
  },
  report: {
    download: 'Descargar reporte',
    downloadRows: (count: string) => `Descargar reporte (${count})`,
    done: 'Reporte descargado',
    failed: 'No se pudo descargar el reporte',
  },
};
