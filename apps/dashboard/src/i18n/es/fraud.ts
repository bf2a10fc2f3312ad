import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';

/** Words of fraud management: velocity rules and the blacklist. */
export const fraudWords = {
  title: 'Prevención de fraude',
  tabs: { label: 'Prevención de fraude', velocity: 'Reglas de velocidad', blacklist: 'Lista negra' },
  velocity: {
    explanation:
      'Cuántos intentos de pago aceptas con el mismo dato en un rango de tiempo. A partir del siguiente, el pago pasa a revisión con 3D Secure; en efectivo o con Aplazo se rechaza.',
    loading: 'Cargando las reglas',
    failed: 'No se pudieron cargar las reglas',
    active: 'Activa',
    inactive: 'Inactiva',
    /** The beginning of a sentence that continues with the number, the words after it and the range. */
    upTo: 'Hasta',
    attempts: {
      email: 'intentos con el mismo correo en',
      ip: 'intentos desde la misma IP en',
      card: 'intentos con la misma tarjeta en',
    } satisfies Record<FraudField, string>,
    value: 'Intentos',
    range: 'Rango de tiempo',
    save: 'Guardar',
    saving: 'Guardando…',
    discard: 'Descartar',
    unsaved: 'Sin guardar',
    saved: 'Guardada',
    updated: 'Se actualizó correctamente',
    notUpdated: 'No se actualizó la regla',
    reverted: (min: string, max: string) =>
      `Se dejó como estaba: escribe un número entero de ${min} a ${max}.`,
    dryRun: {
      loading: 'Ensayando la regla con tus pagos…',
      failed: 'No se pudo ensayar la regla con tus pagos.',
      title: 'Con tus pagos',
      none: 'En los últimos 30 días nadie ha intentado pagar: no hay con qué ensayar la regla.',
      nothing: (days: string, attempts: string) =>
        `${days} días: no habría detenido ninguno de ${attempts} intentos`,
      review: (days: string, review: string, attempts: string) =>
        `${days} días: habría enviado a revisión ${review} de ${attempts} intentos`,
      declined: (days: string, declined: string, attempts: string) =>
        `${days} días: habría rechazado ${declined} de ${attempts} intentos`,
      both: (days: string, review: string, declined: string, attempts: string) =>
        `${days} días: de ${attempts} intentos habría enviado ${review} a revisión y rechazado ${declined}`,
      incomplete: (max: string) => `Se ensayó con los ${max} intentos más recientes.`,
    },
  },
  blacklist: {
    title: 'Lista negra',
    explanation:
      'Ningún pago con estos datos se acepta, tampoco los de una suscripción. De una tarjeta no se conserva el número.',
    found: (count: string) => `${count} en total`,
    loading: 'Cargando la lista negra',
    columns: { value: 'Correo, IP o tarjeta', type: 'Tipo', active: 'Estado', date: 'Agregado' },
    active: 'Activo',
    inactive: 'Inactivo',
    filters: {
      type: 'Tipo',
      allTypes: 'Todos',
      value: 'Buscar',
      valueHint: 'Una parte del correo o de la IP; de una tarjeta, su marca o sus últimos cuatro dígitos.',
      valueTooLong: (max: string) => `Escribe ${max} caracteres o menos.`,
    },
    states: {
      failed: 'No se pudo cargar la lista negra',
      emptyTitle: 'La lista negra está vacía',
      emptyText:
        'Aquí pones el correo, la IP o la tarjeta de quien no debe pagarte. También puedes agregarlos desde un movimiento.',
      filteredTitle: 'Nada cumple los filtros',
      filteredText: 'Revisa lo que escribiste o quita los filtros.',
    },
    add: 'Agregar',
    addTitle: 'Agregar a la lista negra',
    addText: 'Desde que lo guardes, ningún pago con este dato se acepta.',
    editTitle: 'Cambiar el registro',
    editText: 'Un registro inactivo se conserva y no detiene a nadie.',
    type: 'Tipo',
    value: { email: 'Correo', ip: 'Dirección IP', card: 'Número de tarjeta' } satisfies Record<
      FraudField,
      string
    >,
    hint: {
      email: 'Por ejemplo fraude@example.com. No importan las mayúsculas.',
      ip: 'IPv4, por ejemplo 203.0.113.77.',
      card: 'Completo. Solo se conservan su huella, la marca y los últimos cuatro dígitos.',
    } satisfies Record<FraudField, string>,
    fixedCard: 'El número no se conserva: solo se puede activar o desactivar.',
    isActive: 'Activo',
    save: 'Guardar',
    saving: 'Guardando…',
    submitAdd: 'Agregar',
    adding: 'Agregando…',
    gone: 'Este registro no está en la página de la lista que se ve.',
  },
  /** From a movement. */
  fromTransaction: {
    title: 'Agregar a la lista negra',
    text: (reference: string) =>
      `Un dato del movimiento ${reference}. Desde que lo guardes, ningún pago con él se acepta.`,
    legend: 'Qué se agrega',
  },
};
