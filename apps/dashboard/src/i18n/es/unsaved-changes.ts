/** Words of leaving a page whose forms have changes. */
export const unsavedChangesWords = {
  title: '¿Salir sin guardar?',
  text: 'Hay cambios que no has guardado. Si sales ahora, se pierden.',
  leave: 'Salir sin guardar',
  stay: 'Seguir editando',
};
