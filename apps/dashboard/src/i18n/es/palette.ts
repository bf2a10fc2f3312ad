/** Words of the palette that goes anywhere by keyboard. */
export const paletteWords = {
  open: 'Ir a…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Ir a…',
  label: 'Pantalla, referencia, correo o número de movimiento',
  results: 'Resultados',
  groups: { search: 'Buscar movimientos', screens: 'Pantallas', actions: 'Acciones' },
  byReference: (text: string) => `Con la referencia “${text}”`,
  byEmail: (text: string) => `Con el correo “${text}”`,
  byNumber: (text: string) => `Abrir el movimiento n.º ${text}`,
  section: (page: string, section: string) => `${page}: ${section}`,
  changeTo: (business: string) => `Cambiar a ${business}`,
  none: 'No hay nada con ese nombre.',
};
