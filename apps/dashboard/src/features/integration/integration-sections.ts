import type { integrationWords } from '#features/integration/integration-words.ts';
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

type IntegrationSection = {
  readonly word: SectionWord;
  readonly path: string;
  /** Part of the section before it. */
  readonly isPart?: true;
  /** Production has none. */
  readonly isSandboxOnly?: true;
};

/** The side menu (PORTAL-18) with the parts of the webhooks, and the outbox. */
const integrationSections: readonly IntegrationSection[] = [
  { word: 'general', path: integrationPaths.general },
  { word: 'keys', path: integrationPaths.keys },
  { word: 'webhooks', path: integrationPaths.webhooks },
  { word: 'deliveries', path: integrationPaths.deliveries, isPart: true },
  { word: 'inbox', path: integrationPaths.inbox, isPart: true, isSandboxOnly: true },
  { word: 'emails', path: integrationPaths.emails },
];

/** The sections that an environment has. */
export const integrationSectionsIn = (isSandbox: boolean): readonly IntegrationSection[] =>
  integrationSections.filter(({ isSandboxOnly = false }) => isSandbox || !isSandboxOnly);
