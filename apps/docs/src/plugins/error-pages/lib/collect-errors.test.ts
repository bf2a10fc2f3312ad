import { errorCodes, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectErrors } from './collect-errors.ts';
import { withErrorRoutes } from './error-routes.ts';
import { fieldSamples } from './field-samples.ts';

const errors = collectErrors('es');
/** The names of everything that a call takes, by the API that the call is of. */
const namesOf = (api: 'payment' | 'dashboard'): string => {
  const taken = Object.values<Operation>(operations)
    .filter(({ access }) => (access.kind === 'apiKey' || access.kind === 'public') === (api === 'payment'))
    .flatMap(({ body, query, params, files }) => [
      ...[body, query, params].flatMap((schema) =>
        schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : [],
      ),
      ...(files ? [{ [files.field]: {} }] : []),
    ]);
  return JSON.stringify(taken);
};
const namesOfApi = { payment: namesOf('payment'), dashboard: namesOf('dashboard') };

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
      title: 'Pago directo con tarjeta',
      page: '/integration-methods/inmediate-capture-card',
    });
    expect(errorOf('role_not_allowed')?.methods).toEqual([]);
  });
  it('tells of a code in whole sentences', () => {
    expect(errors.map(({ about }) => about).filter((about) => !/[.?!] /.test(about))).toEqual([]);
    expect(errorOf('service_unavailable')?.about).toMatch(/^El Servicio no se encuentra disponible\. /);
  });
  it('marks whole names as code, and the same ones in both languages', () => {
    const english = new Map(collectErrors('en').map(({ code, remedy }) => [code, remedy]));
    const codeIn = (text = ''): string[] => [...text.matchAll(/`[^`]*`/g)].map(([name]) => name).toSorted();
    for (const { code, remedy } of errors) {
      expect(codeIn(english.get(code)), code).toEqual(codeIn(remedy));
      for (const text of [remedy, english.get(code) ?? ''])
        expect(text.replaceAll(/`[^`]*`/g, '`'), code).not.toMatch(/[\w./]`|`[\w/]/);
    }
  });
  it.each([
    ['too_long', 'invalid_fields', 'ReferenceNumber', 'Debe tener como máximo 30 caracteres.'],
    ['wrong_type', 'invalid_fields', 'Amount', 'Debe ser un número.'],
    ['not_a_choice', 'invalid_fields', 'Currency', 'Debe ser uno de: MXN.'],
    ['image_size', 'image_too_large', 'file', '“logo.png” excede 2,000 por 2,000 píxeles.'],
  ])('shows %s inside %s, at a field that can have it', (code, inside, field, message) => {
    expect(JSON.parse(errorOf(code)?.sample ?? '')).toMatchObject({
      code: inside,
      errors: [{ field, code, message }],
    });
  });
  it('leaves nothing of a message to be filled in', () => {
    const all = [...errors, ...collectErrors('en')];
    expect(all.filter((error) => /\{\w+\}/.test(error.sample)).map(({ code }) => code)).toEqual([]);
  });
  it.each(Object.entries(fieldSamples).filter(([code]) => !/^(unknown|column_unknown)/.test(code)))(
    'shows %s at a field of a call of its API',
    (_, { field, api }) => {
      const names = field.split('.').filter((part) => !/^\d*$/.test(part));
      for (const name of names) expect(namesOfApi[api]).toContain(`"${name}":{`);
    },
  );
  it('answers in the form of the API that refuses', () => {
    const sampleOf = (code: string): unknown => JSON.parse(errorOf(code)?.sample ?? '');
    expect(sampleOf('reference_taken')).toMatchObject({
      status: 'Error',
      docUrl: '/docs/errors/reference_taken',
    });
    expect(sampleOf('not_found')).toMatchObject({ status: 'Error' });
    expect(sampleOf('wrong_password')).toMatchObject({ success: false, data: null, code: 'invalid_fields' });
    const line = { line: 7, column: 'referenceNumber', code: 'reference_held' };
    expect(sampleOf('reference_held')).toMatchObject({
      data: [{ file: 'ligas.csv', ...line }],
      errors: [{ field: '7.referenceNumber' }],
    });
  });
  it('sends to the Request Builder for what it can bring about alone', () => {
    const sent = errors.filter(({ isReproducible }) => isReproducible).map(({ code }) => code);
    expect(sent).toContain('reference_taken');
    expect(sent).toContain('idempotency_key_reused');
    for (const code of ['internal_error', 'too_many_requests', 'idempotency_in_progress', 'session_ended'])
      expect(sent).not.toContain(code);
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
