/** Words of emptying a sandbox account. */
export const sandboxResetWords = {
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
