/** Words of the list of preauthorizations. */
export const preauthorizationsWords = {
  title: 'Preautorizaciones',
  found: (count: string) => `${count} por cobrar o cancelar`,
  explanation:
    'Montos apartados en la tarjeta de tu cliente. Cóbralos completos o en parte, o cancélalos: a los 7 días se liberan solos.',
  loading: 'Cargando preautorizaciones',
  expires: 'Vence',
  authorized: 'Autorizado',
  charge: 'Cobrar',
  chargeOne: (reference: string) => `Cobrar ${reference}`,
  states: {
    failed: 'No se pudieron cargar las preautorizaciones',
    emptyTitle: 'No hay preautorizaciones',
    emptyText: 'Aquí aparece cada pago autorizado que aún no cobras ni cancelas.',
    emptySandbox: 'Haz una preautorización de prueba desde la documentación y la verás aquí.',
    filteredTitle: 'Ninguna preautorización cumple los filtros',
    filteredText: 'Puede que ya la hayas cobrado o cancelado: en ese caso está en Movimientos.',
  },
  drawer: {
    loading: 'Cargando la preautorización',
    failed: 'No se pudo cargar la preautorización',
    notFound: 'Esta preautorización no existe',
    notFoundText: 'Revisa el número, o búscala en la lista. Puede pertenecer a otro negocio.',
    noLonger: 'Ya no es una preautorización',
    noLongerText: (reference: string) => `${reference} no está autorizada: ya se cobró, se canceló o venció.`,
    seeMovement: 'Ver el movimiento',
  },
};
