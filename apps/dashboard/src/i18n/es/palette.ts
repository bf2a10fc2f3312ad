/** Words of the palette that goes anywhere by keyboard. */
export const paletteWords = {
  open: 'Ir a…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Ir a…',
  label: 'Pantalla, nombre, referencia, monto, tarjeta…',
  results: 'Resultados',
  groups: { search: 'Movimientos', screens: 'Pantallas', actions: 'Acciones' },
  byAnything: (text: string) => `Ver todos los que coinciden con “${text}”`,
  byNumber: (text: string) => `Abrir el movimiento n.º ${text}`,
  section: (page: string, section: string) => `${page}: ${section}`,
  changeTo: (business: string) => `Cambiar a ${business}`,
  none: 'No hay nada con ese nombre.',
};
