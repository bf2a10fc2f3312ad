/** Words of the results of a movement that were sent to the merchant. */
export const transactionWebhooksWords = {
  title: 'Webhooks',
  loading: 'Cargando los envíos',
  failed: 'No se pudieron cargar los envíos',
  empty: 'Aún no se envía ningún webhook.',
  setUp: 'Definir las URL de resultados',
  attempts: (count: number) => (count === 1 ? '1 intento' : `${count} intentos`),
  all: (count: string) => `Ver los ${count} envíos`,
};
