import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentedMethod, documentedMethods } from '../../../site/documented-methods.ts';
import { describeMethod } from './describe-method.ts';
import type { FieldDescription } from './field-description.ts';
import type { JsonObject } from './json-value.ts';
import type { Sample } from './operation-page.ts';
import { noteOf, requestOf } from './request-note.ts';
import { fragmentOf, noteIn } from './share-link.ts';

const pages = documentedMethods.map((method) => describeMethod(method, 'es'));
const card = describeMethod(documentedMethod('inmediate-capture-card'), 'es');
const sampleOf = (page: { groups: readonly { samples: readonly Sample[] }[] }): Sample => {
  const sample = page.groups[0]?.samples[0];
  if (!sample) throw new Error('a page without samples');
  return sample;
};
const requestWith = (sample: Sample, body: JsonObject) => ({
  params: sample.params,
  query: sample.query,
  body,
});

/** A secret in whichever property, in whichever case. */
const secretNames = (fields: readonly FieldDescription[]): string[] =>
  fields.filter((field) => field.secret).map((field) => field.name);

describe('a note of a request', () => {
  it('brings every sample back as it was', () => {
    for (const page of pages)
      for (const sample of page.groups.flatMap((group) => group.samples)) {
        const note = noteOf(page, sample, requestWith(sample, sample.body ?? {}));
        expect(note.patch).toEqual({});
        expect(requestOf(page, sample, note)).toEqual(requestWith(sample, sample.body ?? {}));
      }
  });

  it('brings back what was changed, added and taken out', () => {
    const sample = sampleOf(card);
    const { LastName: _, ...without } = sample.body ?? {};
    const body = { ...without, Amount: 12, ShipTo: { City: 'Mérida' }, Description: 'Año ñ — “x”' };
    const note = noteOf(card, sample, requestWith(sample, body));
    const again = noteIn(fragmentOf(note) ?? '');
    expect(again).toEqual(note);
    expect(again && requestOf(card, sample, again).body).toEqual(body);
  });

  it('brings the scenario back, and none that the call does not take', () => {
    const sample = sampleOf(card);
    const request = { ...requestWith(sample, sample.body ?? {}), scenario: 'lost_answer' };
    const note = noteIn(fragmentOf(noteOf(card, sample, request)) ?? '');
    expect(note && requestOf(card, sample, note).scenario).toBe('lost_answer');
    expect(requestOf(card, sample, { ...noteOf(card, sample, request), scenario: 'other' })).toEqual(
      requestWith(sample, sample.body ?? {}),
    );
    expect(noteOf(card, sample, requestWith(sample, {}))).not.toHaveProperty('scenario');
  });

  it('has the sample’s card where another one was typed, and an example where the sample has none', () => {
    const sample = sampleOf(card);
    const { cardNumber: _, ...without } = sample.body ?? {};
    const typed = { ...without, CARDNUMBER: '4111111111111111', cvv: '987' };
    const note = noteOf(card, sample, requestWith(sample, typed));
    expect(JSON.stringify(note)).not.toMatch(/4111|987/);
    expect(requestOf(card, sample, note).body).toEqual(sample.body);
    const token = describeMethod(documentedMethod('inmediate-capture-token'), 'es');
    const withCode = noteOf(token, sampleOf(token), requestWith(sampleOf(token), { cvv: '987' }));
    expect(requestOf(token, sampleOf(token), withCode).body).toEqual({ cvv: '123' });
  });

  it('never holds a secret, a card number or a name that the contract does not have', () => {
    const figures = fc.constantFrom(
      '4111111111111111',
      '4111 1111 1111 1111',
      '5555-5555-5555-4444',
      '371449635398431',
    );
    const secret = fc.string({ minLength: 6, maxLength: 12 }).map((text) => `S3CR3T${text}`);
    for (const page of pages) {
      const sample = sampleOf(page);
      const names = page.body?.map((field) => field.name) ?? [];
      const hidden = secretNames(page.body ?? []);
      fc.assert(
        fc.property(figures, secret, fc.nat(), fc.boolean(), (number, text, at, isUpper) => {
          const cased = (name: string): string => (isUpper ? name.toUpperCase() : name);
          const open = names[at % Math.max(1, names.length)] ?? 'Otra';
          const body = {
            ...sample.body,
            ...Object.fromEntries(hidden.map((name) => [cased(name), text])),
            ...(hidden.includes(open) ? {} : { [open]: `pago ${number} ya` }),
            [`Otra ${number}`]: text,
            [text]: [{ deep: number }],
          };
          const params = Object.fromEntries(page.params.map(({ name }) => [name, number]));
          const query = Object.fromEntries(page.query.map(({ name }) => [name, number]));
          const kept = JSON.stringify(noteOf(page, sample, { params, query, body }));
          return !kept.includes(number) && !kept.includes('S3CR3T');
        }),
        { numRuns: 40 },
      );
    }
  });

  it('brings back what was null', () => {
    const sample = sampleOf(card);
    const body = { ...sample.body, Email: null, ShipTo: { City: null } };
    const note = noteIn(fragmentOf(noteOf(card, sample, requestWith(sample, body))) ?? '');
    expect(note && requestOf(card, sample, note).body).toEqual(body);
  });

  it('is without the password in use', () => {
    const page = describeMethod(documentedMethod('report'), 'es');
    const request = { params: { transactionDate: 'clave-mia' }, query: {}, body: {} };
    expect(JSON.stringify(noteOf(page, sampleOf(page), request, 'clave-mia'))).not.toContain('clave-mia');
    const sample = sampleOf(card);
    const body = { ...sample.body, Description: 'con clave-mia' };
    expect(JSON.stringify(noteOf(card, sample, requestWith(sample, body), 'clave-mia'))).not.toContain(
      'clave-mia',
    );
  });

  it('brings in nothing that the contract does not have', () => {
    const sample = sampleOf(card);
    const note = {
      sample: sample.name,
      params: { otra: 'x' },
      query: { otra: 'x' },
      patch: { Otra: 'x', cardNumber: '4111111111111111', Description: [['x']], Amount: 20 },
    };
    const { Description: _, ...body } = sample.body ?? {};
    expect(requestOf(card, sample, note)).toEqual(requestWith(sample, { ...body, Amount: 20 }));
  });

  it('keeps neither key nor password of the authentication', () => {
    const page = describeMethod(documentedMethod('authenticate'), 'es');
    const note = noteOf(
      page,
      sampleOf(page),
      requestWith(sampleOf(page), { UserId: 'llave-mia', Password: 'clave-mia' }),
    );
    expect(JSON.stringify(note)).not.toMatch(/llave-mia|clave-mia/);
  });
});
