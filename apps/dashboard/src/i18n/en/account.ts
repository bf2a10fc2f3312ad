import type { accountWords as es } from '#i18n/es/account.ts';

export const accountWords: typeof es = {
  title: 'My account',
  loading: 'Loading your account',
  failed: 'Your account could not be loaded',
  user: {
    title: 'User',
    userName: 'User name',
    email: 'E-mail',
    role: 'Role',
    emailNote: 'Only whoever administers the users of the business can change your e-mail.',
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
    hint: '12 characters or more; several words work better than symbols.',
    show: 'Show password',
    hide: 'Hide password',
    required: 'This field is required',
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
