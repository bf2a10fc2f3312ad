import { useWords } from '#i18n/use-words.ts';

const es = {
  skip: 'Ir al contenido',
  menu: 'Menú',
  mainMenu: 'Menú principal',
  openMenu: 'Abrir el menú',
  sections: { general: 'General', development: 'Desarrollo' },
  newTab: 'se abre en otra pestaña',
  backTo: (company: string) => `Volver a ${company}`,
  accountMenu: (company: string) => `${company}: negocio y cuenta`,
  changeBusiness: 'Cambiar de negocio',
  logOut: 'Cerrar sesión',
  signedInAs: (user: string) => `Sesión de ${user}`,
  openFailed: 'No se pudo abrir la página',
};

const en: typeof es = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  sections: { general: 'General', development: 'Development' },
  newTab: 'opens in a new tab',
  backTo: (company) => `Back to ${company}`,
  accountMenu: (company) => `${company}: business and account`,
  changeBusiness: 'Change business',
  logOut: 'Log out',
  signedInAs: (user) => `Signed in as ${user}`,
  openFailed: 'The page could not be opened',
};

export const portalWords = { es, en };
export const usePortalWords = (): typeof es => useWords(portalWords);
