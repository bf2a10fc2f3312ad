import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Preautorizaciones',
  found: (count: string) => `${count} por cobrar o cancelar`,
  explanation:
    'Montos apartados en la tarjeta de tu cliente. Cóbralos completos o en parte, o cancélalos: a los 7 días se liberan solos.',
  loading: 'Cargando preautorizaciones',
  expires: 'Vence',
  authorized: 'Autorizado',
  charge: 'Cobrar',
  chargeOne: (reference: string) => `Cobrar ${reference}`,
  more: (reference: string) => `Más acciones de ${reference}`,
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
    noLonger: 'Ya no se puede cobrar ni cancelar',
    noLongerText: (reference: string) => `${reference} no está autorizada. Su estado es:`,
    seeMovement: 'Ver el movimiento',
  },
};

const en: typeof es = {
  title: 'Preauthorizations',
  found: (count) => `${count} to charge or cancel`,
  explanation:
    'Amounts held on your customer’s card. Charge all or part of them, or cancel them: after 7 days they are released automatically.',
  loading: 'Loading preauthorizations',
  expires: 'Expires',
  authorized: 'Authorized',
  charge: 'Charge',
  chargeOne: (reference) => `Charge ${reference}`,
  more: (reference) => `More actions for ${reference}`,
  states: {
    failed: 'The preauthorizations could not be loaded',
    emptyTitle: 'There are no preauthorizations',
    emptyText: 'Every authorized payment that you have neither charged nor canceled appears here.',
    emptySandbox: 'Make a test preauthorization from the documentation and you will see it here.',
    filteredTitle: 'No preauthorizations match the filters',
    filteredText: 'It may have already been charged or canceled: look for it in Movements.',
  },
  drawer: {
    loading: 'Loading the preauthorization',
    failed: 'The preauthorization could not be loaded',
    notFound: 'This preauthorization does not exist',
    notFoundText: 'Check the number, or look for it in the list. It may belong to another business.',
    noLonger: 'It can no longer be charged or canceled',
    noLongerText: (reference) => `${reference} is not authorized. Its status is:`,
    seeMovement: 'See the transaction',
  },
};

/** Words of the list of preauthorizations. */
export const preauthorizationsWords = { es, en };
export const usePreauthorizationsWords = (): typeof es => useWords(preauthorizationsWords);
