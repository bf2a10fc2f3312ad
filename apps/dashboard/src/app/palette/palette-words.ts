import { useWords } from '#i18n/use-words.ts';

const es = {
  open: 'Buscar o ir a…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Ir a…',
  label: 'Pantalla, nombre, monto, tarjeta…',
  results: 'Resultados',
  groups: {
    opened: 'Recientes',
    begin: 'Empezar',
    search: 'Movimientos',
    screens: 'Pantallas',
    actions: 'Acciones',
    elsewhere: 'Buscar en otra parte',
  },
  byAnything: (text: string) => `Ver todos los que coinciden con “${text}”`,
  byAnythingOf: (text: string, count: number, formatted: string) =>
    count === 1
      ? `Ver el único que coincide con “${text}”`
      : `Ver los ${formatted} que coinciden con “${text}”`,
  byNumber: (text: string) => `Abrir el movimiento n.º ${text}`,
  section: (page: string, section: string) => `${page}: ${section}`,
  changeTo: (business: string) => `Cambiar a ${business}`,
  noneFor: (text: string) => `Nada coincide con “${text}”.`,
  hint: 'Prueba con una referencia, un correo, un monto o los últimos 4 dígitos de la tarjeta.',
  legend: { choose: 'elegir', open: 'abrir', close: 'cerrar' },
  actions: {
    newLink: 'Generar una liga de pago',
    addUser: 'Agregar un usuario',
    inviteUser: 'Invitar a un usuario',
    thirtyDays: 'Movimientos de los últimos 30 días',
    oneDay: 'Adelantar el reloj 1 día',
    sevenDays: 'Adelantar el reloj 7 días',
    outcome: (outcome: string) => `Siguiente resultado: ${outcome}`,
  },
  /** Other words under which an action is looked for. */
  synonyms: {
    newLink: 'nueva nuevo link enlace cobrar crear',
    addUser: 'nuevo crear alta equipo acceso',
    inviteUser: 'nuevo alta equipo correo acceso',
    thirtyDays: 'reporte mes csv exportar descargar',
    clock: 'tiempo fecha mañana simular avanzar',
    outcome: 'simular rechazo declinar aprobar resultado prueba',
    language: 'idioma language english inglés español',
    theme: 'tema oscuro claro dark light apariencia',
    logOut: 'salir logout sesión',
    reset: 'reiniciar borrar limpiar restablecer',
  },
};

const en: typeof es = {
  open: 'Search or go to…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Go to…',
  label: 'Screen, name, amount, card…',
  results: 'Results',
  groups: {
    opened: 'Recent',
    begin: 'Start',
    search: 'Movements',
    screens: 'Screens',
    actions: 'Actions',
    elsewhere: 'Look elsewhere',
  },
  byAnything: (text) => `See all that match “${text}”`,
  byAnythingOf: (text, count, formatted) =>
    count === 1 ? `See the only one that matches “${text}”` : `See all ${formatted} that match “${text}”`,
  byNumber: (text) => `Open transaction no. ${text}`,
  section: (page, section) => `${page}: ${section}`,
  changeTo: (business) => `Switch to ${business}`,
  noneFor: (text) => `Nothing matches “${text}”.`,
  hint: 'Try a reference, an e-mail, an amount or the last 4 digits of the card.',
  legend: { choose: 'choose', open: 'open', close: 'close' },
  actions: {
    newLink: 'Generate a paid league',
    addUser: 'Add a user',
    inviteUser: 'Invite a user',
    thirtyDays: 'Movements of the last 30 days',
    oneDay: 'Move the clock 1 day',
    sevenDays: 'Move the clock 7 days',
    outcome: (outcome) => `Next outcome: ${outcome}`,
  },
  synonyms: {
    newLink: 'new payment link charge create',
    addUser: 'new create team access',
    inviteUser: 'new add team e-mail access',
    thirtyDays: 'report month csv export download',
    clock: 'time date tomorrow simulate forward',
    outcome: 'simulate decline approve result test',
    language: 'idioma language english español',
    theme: 'appearance dark light mode',
    logOut: 'sign out exit session',
    reset: 'empty clear restart delete',
  },
};

/** Words of the palette that goes anywhere by keyboard. */
export const paletteWords = { es, en };
export const usePaletteWords = (): typeof es => useWords(paletteWords);
