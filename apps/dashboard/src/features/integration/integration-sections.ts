import type { integrationWords } from '#features/integration/settings/integration-words.ts';

type SectionWord = keyof typeof integrationWords.es.sections;

export const integrationPaths = {
  general: '/integration',
  keys: '/integration/keys',
  webhooks: '/integration/webhooks',
  deliveries: '/integration/webhooks/deliveries',
  inbox: '/integration/webhooks/inbox',
  emails: '/integration/emails',
} as const;

/** The side menu (PORTAL-18), and the outbox. */
export const integrationSections = [
  { word: 'general', path: integrationPaths.general },
  { word: 'keys', path: integrationPaths.keys },
  { word: 'webhooks', path: integrationPaths.webhooks },
  { word: 'emails', path: integrationPaths.emails },
] as const satisfies readonly { word: SectionWord; path: string }[];
