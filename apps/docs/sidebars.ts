import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { MenuGroup } from './src/site/menu-groups.ts';

const group = (value: MenuGroup) => ({ type: 'html', value }) as const;

/** In the order in which an integrator needs it. A short name is its page's `sidebar_label`. */
const sidebars: SidebarsConfig = {
  documents: [
    group('start'),
    'guide',
    'integration-credentials',
    {
      type: 'category',
      label: 'Tipos de pago',
      items: [
        'payment-types/capture1',
        'payment-types/delayedCapture',
        'payment-types/delayedCaptureCancellation',
        'payment-types/subs',
        'payment-types/subsCancellation',
      ],
    },
    {
      type: 'category',
      label: 'Autenticación',
      items: ['authentication-types/auth', 'authentication-types/json'],
    },
    group('integrate'),
    {
      type: 'category',
      label: 'Web Checkout',
      items: [
        'integration-methods/integrationWeb',
        'integration-methods/wci',
        'integration-methods/wcda',
        'integration-methods/wcdc',
        'integration-methods/wcdx',
        'integration-methods/wsc',
        'integration-methods/wsx',
      ],
    },
    {
      type: 'category',
      label: 'API directa',
      items: [
        'integration-methods/api',
        {
          type: 'category',
          label: 'Cobro inmediato',
          items: [
            'integration-methods/inmediate-capture-card',
            'integration-methods/inmediate-capture-session',
            'integration-methods/inmediate-capture-token-creation',
            'integration-methods/inmediate-capture-token',
          ],
        },
        {
          type: 'category',
          label: 'Cobro diferido',
          items: [
            'integration-methods/delayed-capture-auth',
            'integration-methods/delayed-capture-token',
            'integration-methods/delayed-capture-auth-token',
            'integration-methods/delayed-capture-msi',
            'integration-methods/capture',
            'integration-methods/delayed-capture-cancel',
          ],
        },
        {
          type: 'category',
          label: 'Suscripciones',
          items: [
            'integration-methods/suscription-card',
            'integration-methods/suscription-card-initial-date',
            'integration-methods/suscription-token',
            'integration-methods/suscription-token-initial-date',
            'integration-methods/suscription-cancelation',
          ],
        },
        {
          type: 'category',
          label: 'Efectivo y Aplazo',
          items: ['integration-methods/cash-payments', 'integration-methods/deferment'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Tokens',
      items: ['tokenization/create', 'tokenization/list', 'tokenization/delete'],
    },
    {
      type: 'category',
      label: 'Consultas y reembolsos',
      items: [
        'integration-methods/transaction-status',
        'integration-methods/by-reference',
        'integration-methods/refund',
        'integration-methods/report',
      ],
    },
    {
      type: 'category',
      label: 'Webhooks y fraude',
      items: ['webhooks', 'antifraud-validations', 'integration-methods/device-fingerprint'],
    },
    group('test'),
    {
      type: 'category',
      label: 'Pruebas',
      items: [
        'integration-tests/simulation',
        'integration-tests/failures',
        'integration-tests/visa',
        'integration-tests/americanExpress',
      ],
    },
    {
      type: 'category',
      label: 'Pruebas automáticas',
      items: [
        'automated-tests/local-sandbox',
        'automated-tests/test-suite',
        'automated-tests/by-calls',
        'automated-tests/recipes',
      ],
    },
    {
      type: 'category',
      label: 'Herramientas',
      items: [
        'test-builder',
        {
          type: 'category',
          label: 'Escenarios guiados',
          link: { type: 'doc', id: 'scenarios' },
          items: ['scenarios/authorize-capture', 'scenarios/cash-webhook', 'scenarios/token-subscription'],
        },
        'tools',
      ],
    },
    'production-validation-session',
    group('reference'),
    {
      type: 'category',
      label: 'Catálogos',
      items: [
        'catalogs/response',
        'catalogs/decline-reasons',
        'catalogs/payment-methods',
        'catalogs/frecuency',
        'catalogs/fees',
      ],
    },
    'errors/errors',
    { type: 'category', label: 'Versiones', items: ['changelog', 'versioning'] },
  ],
};

export default sidebars;
