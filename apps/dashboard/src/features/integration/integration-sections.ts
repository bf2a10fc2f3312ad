import type { integrationWords } from '#features/integration/settings/integration-words.ts';
import { paths } from '#paths/paths.ts';

type SectionWord = keyof typeof integrationWords.es.sections;

export const integrationPaths = {
  general: paths.integration,
  keys: paths.integrationKeys,
  webhooks: paths.integrationWebhooks,
  deliveries: paths.deliveries,
  inbox: paths.inbox,
  emails: paths.emails,
} as const;

/** The side menu (PORTAL-18), and the outbox. */
export const integrationSections = [
  { word: 'general', path: integrationPaths.general },
  { word: 'keys', path: integrationPaths.keys },
  { word: 'webhooks', path: integrationPaths.webhooks },
  { word: 'emails', path: integrationPaths.emails },
] as const satisfies readonly { word: SectionWord; path: string }[];
