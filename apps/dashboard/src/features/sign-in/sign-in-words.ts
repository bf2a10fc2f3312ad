import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Iniciar sesión',
  promise: 'Cobra con tarjeta, en efectivo y a meses',
  promiseText:
    'Pagos, ligas, suscripciones y contracargos en un solo lugar, y un sandbox que responde como el banco.',
  userName: 'Usuario',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  environment: 'Ambiente',
  required: 'Este campo es obligatorio',
  forgotten: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  invalid: 'Inicio de sesión inválido',
  checkCredentials: 'Revisa tu usuario, tu contraseña y el ambiente.',
  demo: {
    title: 'Entrar a la demo',
    text: 'Elige un rol: entras al ambiente de pruebas con datos de ejemplo.',
    roles: {
      Admin: 'Hace todo, también reembolsos',
      Administrador: 'Todo, menos reembolsos',
      General: 'Cobra y cancela',
      Desarrollador: 'Integra y prueba',
      Reportes: 'Consulta y descarga',
    },
  },
  open: {
    title: (user: string, environment: string) => `Ya iniciaste sesión como ${user} en ${environment}.`,
    goOn: 'Continuar',
    logOut: 'Cerrar sesión',
    other: 'También puedes iniciar sesión con otro usuario o en otro ambiente.',
  },
  documentation: 'Documentación para integrar',
  loadFailed: 'La aplicación no terminó de cargar',
  reload: 'Cargar de nuevo',
};

const en: typeof es = {
  title: 'Sign in',
  promise: 'Get paid by card, in cash and in installments',
  promiseText:
    'Payments, links, subscriptions and chargebacks in one place, and a sandbox that answers as the bank does.',
  userName: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  environment: 'Environment',
  required: 'This field is required',
  forgotten: 'Forgot your password?',
  submit: 'Sign in',
  submitting: 'Signing in…',
  invalid: 'Invalid login',
  checkCredentials: 'Check your username, password and environment.',
  demo: {
    title: 'Enter the demo',
    text: 'Choose a role: you enter the sandbox, with sample data.',
    roles: {
      Admin: 'Does everything, refunds too',
      Administrador: 'Everything but refunds',
      General: 'Charges and cancels',
      Desarrollador: 'Integrates and tests',
      Reportes: 'Views and downloads',
    },
  },
  open: {
    title: (user, environment) => `You are signed in as ${user} in ${environment}.`,
    goOn: 'Continue',
    logOut: 'Log out',
    other: 'You can also sign in as another user or in another environment.',
  },
  documentation: 'Integration documentation',
  loadFailed: 'The application did not finish loading',
  reload: 'Load again',
};

export const signInWords = { es, en };
export const useSignInWords = (): typeof es => useWords(signInWords);
