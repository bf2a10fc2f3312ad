import type { Words } from '../words/words.ts';

export const environmentNames = ['Sandbox', 'Production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

export const environments = {
  Sandbox: {
    label: { es: 'Pruebas (Sandbox)', en: 'Sandbox' },
    tag: { es: 'MODO PRUEBAS', en: 'MODO PRUEBAS' },
  },
  Production: {
    label: { es: 'Producción', en: 'Production' },
    tag: { es: 'Modo producción', en: 'Production mode' },
  },
} as const satisfies Record<EnvironmentName, { label: Words; tag: Words }>;
