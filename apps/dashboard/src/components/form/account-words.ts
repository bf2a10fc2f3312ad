import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Mi cuenta',
  loading: 'Cargando tu cuenta',
  failed: 'No se pudo cargar tu cuenta',
  user: {
    title: 'Usuario',
    userName: 'Nombre de usuario',
    email: 'Correo',
    role: 'Rol',
    emailNote: 'Pide a un administrador que cambie tu correo.',
  },
  business: {
    title: 'Negocio',
    name: 'Nombre',
    activity: 'Giro',
    payments: 'Tipo de pago',
    environment: 'Ambiente',
    none: 'Sin definir',
  },
  affiliated: {
    title: 'Negocios afiliados',
    text: 'Elige uno para trabajar en él.',
    current: 'Negocio actual',
    enter: (name: string) => `Cambiar a ${name}`,
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierran tus demás sesiones.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: 'De 12 caracteres o más; una frase de varias palabras es más segura.',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    submit: 'Cambiar contraseña',
    running: 'Cambiando…',
    changed: 'Tu contraseña cambió y tus demás sesiones se cerraron',
  },
  sessions: {
    title: 'Sesiones',
    text: '“Cerrar sesión” cierra solo esta. Si usaste un equipo que no es tuyo, o perdiste uno, ciérralas todas.',
    end: 'Cerrar todas mis sesiones',
    endTitle: '¿Cerrar todas tus sesiones?',
    endText:
      'Se cierran en todos los equipos y en los dos ambientes, también aquí. Después inicia sesión otra vez.',
    ending: 'Cerrando…',
  },
};

const en: typeof es = {
  title: 'My account',
  loading: 'Loading your account',
  failed: 'Your account could not be loaded',
  user: {
    title: 'User',
    userName: 'Username',
    email: 'E-mail',
    role: 'Role',
    emailNote: 'Ask an administrator to change your e-mail.',
  },
  business: {
    title: 'Business',
    name: 'Name',
    activity: 'Industry type',
    payments: 'Payment type',
    environment: 'Environment',
    none: 'Not set',
  },
  affiliated: {
    title: 'Affiliated businesses',
    text: 'Choose one to work in.',
    current: 'Current business',
    enter: (name) => `Change to ${name}`,
  },
  password: {
    title: 'Password',
    text: 'Changing it closes your other sessions; this one stays open.',
    current: 'Current password',
    next: 'New password',
    hint: '12 characters or more; a phrase of several words is safer.',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Change password',
    running: 'Changing…',
    changed: 'Your password has changed, and your other sessions are closed',
  },
  sessions: {
    title: 'Sessions',
    text: '“Log out” closes only this one. If you used a device that is not yours, or lost one, close them all.',
    end: 'Close all my sessions',
    endTitle: 'Close all your sessions?',
    endText:
      'They are closed on every device and in both environments, including this one. Then sign in again.',
    ending: 'Closing…',
  },
};

/** Words of "my account". */
export const accountWords = { es, en };
export const useAccountWords = (): typeof es => useWords(accountWords);
