/** Words of the list of keyboard shortcuts. */
export const shortcutsWords = {
  title: 'Atajos de teclado',
  anywhere: 'En cualquier pantalla',
  goTo: 'Ir a',
  find: 'Buscar un pago o una pantalla',
  list: 'Ver los atajos',
  close: 'Cerrar lo que está abierto',
};
