import { useWords } from '#i18n/use-words.ts';

const es = {
  more: 'Más del modo pruebas',
  open: 'Vaciar la cuenta de pruebas…',
  title: 'Vaciar la cuenta de pruebas',
  loading: 'Contando lo que hay en la cuenta',
  failed: 'No se pudo contar lo que hay en la cuenta',
  sentence: (contents: string, business: string) =>
    `Se borran ${contents} de ${business} en modo pruebas, y el reloj de la cuenta regresa a la hora real.`,
  nothing: (business: string) =>
    `${business} no tiene nada que borrar en modo pruebas. El reloj de la cuenta regresa a la hora real.`,
  stays: 'Las llaves, la configuración y los usuarios se quedan. No se puede deshacer.',
  counts: {
    transactions: (n: number, count: string) => (n === 1 ? '1 movimiento' : `${count} movimientos`),
    subscriptions: (n: number, count: string) => (n === 1 ? '1 suscripción' : `${count} suscripciones`),
    cardTokens: (n: number, count: string) => (n === 1 ? '1 token de tarjeta' : `${count} tokens de tarjeta`),
    webhooks: (n: number, count: string) => (n === 1 ? '1 webhook' : `${count} webhooks`),
    requests: (n: number, count: string) => (n === 1 ? '1 petición' : `${count} peticiones`),
  },
  and: ' y ',
  reseed: 'Llenarla otra vez con datos de demostración',
  confirm: (business: string) => `Escribe “${business}” para confirmar`,
  wrongName: 'No es el nombre del negocio.',
  submit: 'Vaciar la cuenta',
  submitReseed: 'Vaciar y llenar la cuenta',
  running: 'Vaciando…',
  emptied: 'La cuenta de pruebas quedó vacía',
  seeded: (count: string) => `La cuenta de pruebas tiene ${count} movimientos de demostración`,
  notMade: 'No se pudo vaciar la cuenta de pruebas',
};

const en: typeof es = {
  more: 'More sandbox actions',
  open: 'Reset sandbox…',
  title: 'Reset sandbox',
  loading: 'Counting what is in the account',
  failed: 'What is in the account could not be counted',
  sentence: (contents, business) =>
    `This deletes ${contents} of ${business} in the sandbox, and sets the account's clock back to real time.`,
  nothing: (business) =>
    `${business} has nothing to delete in the sandbox. The account's clock is set back to real time.`,
  stays: 'Keys, settings and users stay. This cannot be undone.',
  counts: {
    transactions: (n, count) => (n === 1 ? '1 transaction' : `${count} transactions`),
    subscriptions: (n, count) => (n === 1 ? '1 subscription' : `${count} subscriptions`),
    cardTokens: (n, count) => (n === 1 ? '1 card token' : `${count} card tokens`),
    webhooks: (n, count) => (n === 1 ? '1 webhook' : `${count} webhooks`),
    requests: (n, count) => (n === 1 ? '1 request' : `${count} requests`),
  },
  and: ' and ',
  reseed: 'Fill it with demo data again',
  confirm: (business) => `Type “${business}” to confirm`,
  wrongName: 'That is not the name of the business.',
  submit: 'Empty the account',
  submitReseed: 'Empty and fill the account',
  running: 'Emptying…',
  emptied: 'The sandbox account is empty',
  seeded: (count) => `The sandbox account has ${count} demo transactions`,
  notMade: 'The sandbox account could not be emptied',
};

/** Words of emptying a sandbox account. */
export const sandboxResetWords = { es, en };
export const useSandboxResetWords = (): typeof es => useWords(sandboxResetWords);
