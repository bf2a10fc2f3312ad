import { errorCodes, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { describe, expect, it } from 'vitest';
import { collectErrors } from './collect-errors.ts';
import { withErrorRoutes } from './error-routes.ts';

const errors = collectErrors('es');
const errorOf = (code: string) => errors.find((error) => error.code === code);

describe('collectErrors', () => {
  it('has a page for every code of the catalogue', () => {
    expect(errors.map((error) => error.code)).toEqual([
      ...Object.keys(errorCodes),
      ...Object.keys(fieldErrorCodes),
    ]);
  });
  it('says where a code can happen', () => {
    expect(errorOf('reference_taken')).toMatchObject({
      kind: 'call',
      status: 409,
    });
    expect(errorOf('reference_taken')?.methods).toContainEqual({
      title: 'Captura inmediata con tarjeta',
      page: '/integration-methods/inmediate-capture-card',
    });
    expect(errorOf('role_not_allowed')?.methods).toEqual([]);
  });
  it('tells of a code in whole sentences', () => {
    expect(errors.map(({ about }) => about).filter((about) => !/[.?!] /.test(about))).toEqual([]);
    expect(errorOf('service_unavailable')?.about).toMatch(/^El Servicio no se encuentra disponible\. /);
  });
  it('shows a field’s code inside invalid_fields, its message filled in', () => {
    const sample: unknown = JSON.parse(errorOf('too_long')?.sample ?? '');
    expect(sample).toMatchObject({
      code: 'invalid_fields',
      errors: [{ code: 'too_long', message: 'Debe tener como máximo 30 caracteres.' }],
    });
    expect(errors.filter((error) => /\{\w+\}/.test(error.sample))).toEqual([]);
  });
});

describe('withErrorRoutes', () => {
  const list = { path: '/docs/errors', component: 'page', exact: true, sidebar: 'documents' };
  const other = { path: '/docs/other', component: 'page', exact: true };
  const first = errorOf('malformed_json');

  it('puts the pages beside the one that lists them, in its navigation', () => {
    const root = {
      path: '/docs/',
      component: 'root',
      routes: [{ path: '/docs/', component: 'version', routes: [list, other] }],
    };
    const pages = withErrorRoutes(root, first ? [first] : [], '/docs/').routes?.[0]?.routes;
    expect(pages).toEqual([
      list,
      other,
      {
        path: '/docs/errors/malformed_json',
        component: '@site/src/plugins/error-pages/theme/ErrorPage/index.tsx',
        exact: true,
        props: { error: first },
        sidebar: 'documents',
      },
    ]);
  });
});
