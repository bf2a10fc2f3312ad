import type { passwordRecoveryWords as Spanish } from '../es/password-recovery.ts';

export const passwordRecoveryWords: typeof Spanish = {
  ask: {
    title: 'Forgot your password?',
    text: 'Enter your username or e-mail. We will send you a link to choose another.',
    user: 'Username or e-mail',
    required: 'This field is required',
    submit: 'Send the link',
    running: 'Sending…',
  },
  sent: {
    title: 'Check your e-mail',
    text: (user) => `If ${user} has access, a link arrives in a few seconds. It works once, for 30 minutes.`,
    missing: 'Nothing there? Look in your spam folder, or ask whoever runs the system for the link.',
    again: 'Try another username or e-mail',
  },
  choose: {
    loading: 'Checking the link',
    reset: 'Choose another password',
    invitation: 'Choose your password',
    text: (user) => `This will be the password of ${user}. Open sessions are closed.`,
    invitationText: (user) => `You sign in with it as ${user}.`,
    submit: 'Save password',
    running: 'Saving…',
    saved: 'Password saved. You can sign in now.',
  },
  invalid: {
    title: 'This link no longer works',
    text: 'It was already used or has expired.',
    again: 'Ask for another link',
  },
  failed: 'The link could not be checked',
  retry: 'Try again',
  back: 'Back to sign in',
};
