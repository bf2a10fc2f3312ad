import type { SettingProperty } from '@pasarela/contracts/settings/setting-properties';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';

/** Where each property stands among the settings. */
export const settingFields = {
  Logo: 'urlLogo',
  NotificationText: 'notificationText',
  NotificationEmail: 'notificationEmail',
  Success: 'urlResponseSuccess',
  Error: 'urlResponseError',
  Default: 'urlResponseDefault',
  Emails: 'emailsOn',
} as const satisfies Record<SettingProperty, keyof Settings>;
