import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { markColors } from '@pasarela/contracts/look/mark';
import { placeContents } from './src/site/contents-place.ts';
import { hosts } from './src/site/hosts.ts';
import { locales } from './src/site/locales.ts';
import { labelTableCells } from './src/site/table-labels.ts';

const documents: DocsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  rehypePlugins: [labelTableCells, placeContents],
  versions: { current: { label: '1.17' } },
};

const theme: ThemeOptions = { customCss: ['./src/css/fonts.css', './src/css/site.css'] };

const config: Config = {
  title: 'Pasarela',
  tagline: 'Documentación para integrar pagos',
  url: hosts.sandbox,
  baseUrl: '/docs/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/docs/img/apple-touch-icon.png' } },
    { tagName: 'link', attributes: { rel: 'icon', href: '/docs/img/favicon.ico', sizes: '32x32' } },
    ...(['light', 'dark'] as const).map((scheme) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        content: markColors[scheme].paper,
        media: `(prefers-color-scheme: ${scheme})`,
      },
    })),
    // The theme sorts by it as soon as it runs, and a browser takes its time to read the rules: let it do so while it waits.
    { tagName: 'script', attributes: {}, innerHTML: `'a'.localeCompare('b')` },
  ],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: locales[0],
    locales: [...locales],
    localeConfigs: {
      es: { label: 'Español', htmlLang: 'es-MX' },
      en: { label: 'English', htmlLang: 'en' },
    },
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
      // The dashboard keeps the theme under the same name: one choice for both.
      siteStorageNamespacing: false,
    },
    // Neither the history of the repository nor more threads than a small machine has.
    faster: { gitEagerVcs: false, ssgWorkerThreads: false, rspackPersistentCache: false },
  },
  customFields: { ...hosts },
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-sitemap', { changefreq: null, priority: null }],
    './src/plugins/site-bundling/index.ts',
    ['./src/plugins/error-pages/index.ts', documents],
    './src/plugins/request-builder/index.ts',
    './src/plugins/contract-tables/index.ts',
    './src/plugins/scenarios/index.ts',
  ],
  themes: [['@docusaurus/theme-classic', theme]],
  themeConfig: {
    // What is shown where a page is shared, in its language.
    image: `img/preview-${process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'es'}.png`,
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar: {
      title: 'Pasarela',
      logo: { src: 'img/favicon.svg', srcDark: 'img/mark-dark.svg', alt: '', width: 24, height: 24 },
      items: [
        { type: 'dropdown', label: '1.17', position: 'left', items: [{ label: '1.17', to: '/' }] },
        {
          href: 'pathname:///api/openapi.json',
          label: 'OpenAPI',
          position: 'right',
          target: '_self',
          autoAddBaseUrl: false,
        },
        {
          href: 'pathname:///login',
          label: 'Panel',
          position: 'right',
          target: '_self',
          autoAddBaseUrl: false,
        },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  } satisfies UserThemeConfig,
};

export default config;
