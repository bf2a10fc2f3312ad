import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import { useWords } from '#i18n/use-words.ts';

const es = {
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
      email: 'intentos con el mismo correo',
      ip: 'intentos desde la misma IP',
      card: 'intentos con la misma tarjeta',
    } satisfies Record<FraudField, string>,
    within: 'en',
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
      loading: 'Probando la regla con tus pagos…',
      failed: 'No se pudo probar la regla con tus pagos.',
      title: 'Con tus pagos',
      none: 'Sin intentos de pago en los últimos 30 días: no hay con qué probar la regla.',
      nothing: (days: string, attempts: string) =>
        `En ${days} días no habría detenido ninguno de ${attempts} intentos`,
      review: (days: string, review: string, attempts: string) =>
        `En ${days} días habría enviado a revisión ${review} de ${attempts} intentos`,
      declined: (days: string, declined: string, attempts: string) =>
        `En ${days} días habría rechazado ${declined} de ${attempts} intentos`,
      both: (days: string, review: string, declined: string, attempts: string) =>
        `En ${days} días, de ${attempts} intentos habría enviado ${review} a revisión y rechazado ${declined}`,
      incomplete: (max: string) => `Se probó con los ${max} intentos más recientes.`,
    },
  },
  blacklist: {
    title: 'Lista negra',
    explanation:
      'Los pagos con estos datos se rechazan, también los de una suscripción. El número de las tarjetas no se conserva.',
    loading: 'Cargando la lista negra',
    columns: { value: 'Correo, IP o tarjeta', type: 'Tipo', active: 'Estado', date: 'Agregado' },
    active: 'Activo',
    inactive: 'Inactivo',
    filters: {
      type: 'Tipo',
      allTypes: 'Todos',
    },
    search: {
      label: 'Buscar en la lista negra',
      placeholder: 'Correo, IP o tarjeta…',
      clear: 'Borrar la búsqueda',
    },
    states: {
      failed: 'No se pudo cargar la lista negra',
      emptyTitle: 'La lista negra está vacía',
      emptyText:
        'Agrega el correo, la IP o la tarjeta de quien no debe pagarte; también puedes hacerlo desde un movimiento.',
      filteredTitle: 'Nada cumple los filtros',
      filteredText: 'Revisa lo que escribiste o quita los filtros.',
    },
    add: 'Agregar',
    addTitle: 'Agregar a la lista negra',
    addText: 'Los pagos nuevos con este dato se rechazan.',
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
    submitAdd: 'Agregar a la lista',
    adding: 'Agregando…',
    gone: 'Este registro no está en esta página de la lista.',
  },
  /** From a movement. */
  fromTransaction: {
    title: 'Agregar a la lista negra',
    text: (reference: string) =>
      `Elige un dato del movimiento ${reference}: los pagos nuevos con él se rechazan.`,
    legend: 'Qué se agrega',
  },
};

const en: typeof es = {
  title: 'Fraud management',
  tabs: { label: 'Fraud management', velocity: 'Velocity rules', blacklist: 'Blacklist' },
  velocity: {
    explanation:
      'How many payment attempts you accept with the same value within a time range. The next one goes to review with 3D Secure; in cash or by Aplazo it is declined.',
    loading: 'Loading the rules',
    failed: 'The rules could not be loaded',
    active: 'Active',
    inactive: 'Inactive',
    upTo: 'Up to',
    attempts: {
      email: 'attempts with the same e-mail',
      ip: 'attempts from the same IP',
      card: 'attempts with the same card',
    },
    within: 'within',
    value: 'Attempts',
    range: 'Time range',
    save: 'Save',
    saving: 'Saving…',
    discard: 'Discard',
    unsaved: 'Not saved',
    saved: 'Saved',
    updated: 'Updated correctly',
    notUpdated: 'The rule was not updated',
    reverted: (min, max) => `Left as it was: type a whole number from ${min} to ${max}.`,
    dryRun: {
      loading: 'Testing the rule on your payments…',
      failed: 'The rule could not be tested on your payments.',
      title: 'On your payments',
      none: 'No payment attempts in the last 30 days: there is nothing to test the rule on.',
      nothing: (days, attempts) => `In ${days} days it would have stopped none of ${attempts} attempts`,
      review: (days, review, attempts) =>
        `In ${days} days it would have sent ${review} of ${attempts} attempts to review`,
      declined: (days, declined, attempts) =>
        `In ${days} days it would have declined ${declined} of ${attempts} attempts`,
      both: (days, review, declined, attempts) =>
        `In ${days} days, of ${attempts} attempts it would have sent ${review} to review and declined ${declined}`,
      incomplete: (max) => `Tested on the newest ${max} attempts.`,
    },
  },
  blacklist: {
    title: 'Blacklist',
    explanation:
      'Payments and subscription charges with any of these are declined. Card numbers are not stored.',
    loading: 'Loading the blacklist',
    columns: { value: 'E-mail, IP or card', type: 'Type', active: 'Status', date: 'Added' },
    active: 'Active',
    inactive: 'Inactive',
    filters: {
      type: 'Type',
      allTypes: 'All',
    },
    search: {
      label: 'Search the blacklist',
      placeholder: 'E-mail, IP or card…',
      clear: 'Clear the search',
    },
    states: {
      failed: 'The blacklist could not be loaded',
      emptyTitle: 'The blacklist is empty',
      emptyText:
        'Add the e-mail, IP or card of anyone who should not pay you. You can also add them from a transaction.',
      filteredTitle: 'Nothing matches the filters',
      filteredText: 'Check what you typed, or remove the filters.',
    },
    add: 'Add',
    addTitle: 'Add to the blacklist',
    addText: 'New payments with it are declined.',
    editTitle: 'Change the entry',
    editText: 'An inactive entry stays on the list and stops nobody.',
    type: 'Type',
    value: { email: 'E-mail', ip: 'IP address', card: 'Card number' },
    hint: {
      email: 'For example fraude@example.com. Case does not matter.',
      ip: 'IPv4, for example 203.0.113.77.',
      card: 'The full number. Only its fingerprint, brand and last four digits are stored.',
    },
    fixedCard: 'The number is not stored: the entry can only be switched on or off.',
    isActive: 'Active',
    save: 'Save',
    saving: 'Saving…',
    submitAdd: 'Add to the list',
    adding: 'Adding…',
    gone: 'This entry is not on this page of the list.',
  },
  fromTransaction: {
    title: 'Add to the blacklist',
    text: (reference) => `Choose a detail of transaction ${reference}: new payments with it are declined.`,
    legend: 'What to add',
  },
};

/** Words of fraud management: velocity rules and the blacklist. */
export const fraudWords = { es, en };
export const useFraudWords = (): typeof es => useWords(fraudWords);
