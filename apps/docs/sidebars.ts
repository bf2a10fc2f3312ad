import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  documents: [
    'guide',
    'integration-credentials',
    {
      type: 'category',
      label: 'Autenticación',
      collapsible: false,
      items: ['authentication-types/auth', 'authentication-types/json'],
    },
    {
      type: 'category',
      label: 'API directa',
      collapsible: false,
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
      collapsible: false,
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
      collapsible: false,
      items: ['catalogs/response', 'catalogs/frecuency', 'catalogs/fees', 'errors/errors'],
    },
  ],
};

export default sidebars;
