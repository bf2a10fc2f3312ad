import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Ligas de pago',
  loading: 'Cargando ligas de pago',
  explanation: 'Cada liga es una página de pago: compártela con tu cliente por donde quieras.',
  generate: {
    label: 'Generar liga',
    ways: 'Formas de generar ligas',
    single: 'Una liga',
    bulk: 'Varias, desde un archivo',
  },
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
    filteredText: 'Revisa la referencia y el estado, o mira otras fechas.',
    noneTodayTitle: 'Hoy no has generado ligas de pago',
    noneTodayText: (day: string) =>
      `La lista muestra las ligas del ${day}. Genera una, o mira las de otros días.`,
    emptyTitle: 'Todavía no hay ligas de pago',
    emptyText:
      'Una liga cobra sin que programes nada: escribe el monto y el correo de tu cliente, y recibirá una página para pagar.',
    makeOne: 'Generar una liga',
    anyDate: 'Ver todas las fechas',
  },
};

const en: typeof es = {
  title: 'Paid leagues',
  loading: 'Loading paid leagues',
  explanation: 'Each link is a hosted page: share it with your customer however you like.',
  generate: {
    label: 'Generate link',
    ways: 'Ways to generate links',
    single: 'One link',
    bulk: 'Several, from a file',
  },
  columns: {
    transaction: 'Transaction',
    reference: 'Reference',
    amount: 'Amount',
    status: 'Status',
    email: 'E-mail',
    date: 'Date',
    expirationDate: 'Expiration date',
  },
  until: (day) => `Expires ${day}`,
  actions: { copyLink: 'Copy link', simulate: 'Simulate' },
  rowActions: {
    copyLink: (reference) => `Copy link of ${reference}`,
    simulate: (reference) => `Simulate payment of ${reference}`,
    more: (reference) => `More actions of ${reference}`,
  },
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  simulateSentence: (amount, reference, email) =>
    `This simulates ${email} paying ${amount} for link ${reference} at the store.`,
  states: {
    failed: 'The paid leagues could not be loaded',
    filteredTitle: 'No links match the filters',
    filteredText: 'Check the reference and the status, or look at other dates.',
    noneTodayTitle: 'You have not generated any payment links today',
    noneTodayText: (day) => `The list shows the links from ${day}. Generate one, or look at other days.`,
    emptyTitle: 'There are no payment links yet',
    emptyText:
      'A link gets you paid without programming: enter the amount and your customer’s e-mail, and they receive a page to pay on.',
    makeOne: 'Generate a link',
    anyDate: 'See all dates',
  },
};

/** Words of the list of payment links. */
export const paymentLinksWords = { es, en };
export const usePaymentLinksWords = (): typeof es => useWords(paymentLinksWords);
