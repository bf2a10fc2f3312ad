import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  documents: [
    'guide',
    'integration-credentials',
    {
      type: 'category',
      label: 'Autenticación',
      collapsed: false,
      items: ['authentication-types/auth', 'authentication-types/json'],
    },
    {
      type: 'category',
      label: 'API directa',
      collapsed: false,
      items: [
        'integration-methods/inmediate-capture-card',
        'integration-methods/refund',
        'integration-methods/transaction-status',
        'integration-methods/by-reference',
      ],
    },
    {
      type: 'category',
      label: 'Pruebas de integración',
      collapsed: false,
      items: [
        'integration-tests/simulation',
        'integration-tests/visa',
        'integration-tests/americanExpress',
        'test-builder',
      ],
    },
    {
      type: 'category',
      label: 'Catálogos',
      collapsed: false,
      items: ['catalogs/response', 'catalogs/frecuency', 'catalogs/fees', 'errors/errors'],
    },
  ],
};

export default sidebars;
