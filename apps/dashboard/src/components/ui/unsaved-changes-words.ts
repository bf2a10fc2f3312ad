import { useWords } from '#i18n/use-words.ts';

const es = {
  title: '¿Salir sin guardar?',
  text: 'Hay cambios que no has guardado. Si sales ahora, se pierden.',
  leave: 'Salir sin guardar',
  stay: 'Seguir editando',
};

const en: typeof es = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. If you leave now, they are lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
};

/** Words of leaving a page whose forms have changes. */
export const unsavedChangesWords = { es, en };
export const useUnsavedChangesWords = (): typeof es => useWords(unsavedChangesWords);
