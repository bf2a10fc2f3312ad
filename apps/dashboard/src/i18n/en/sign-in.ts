import type { signInWords as Spanish } from '../es/sign-in.ts';

export const signInWords: typeof Spanish = {
  title: 'Sign in',
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
