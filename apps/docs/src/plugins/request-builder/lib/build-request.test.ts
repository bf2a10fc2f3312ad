import { describe, expect, it } from 'vitest';
import { buildAuthentication, buildRequest, filledPath, isPathPart } from './build-request.ts';

describe('filledPath', () => {
  it('encodes what stands in the path', () => {
    expect(filledPath('/api/by/{reference}', { reference: 'PEDIDO/10 ñ?' })).toBe(
      '/api/by/PEDIDO%2F10%20%C3%B1%3F',
    );
  });
  it('takes half a character for a replaced one', () => {
    expect(filledPath('/api/by/{reference}', { reference: 'A\ud83d' })).toBe('/api/by/A%EF%BF%BD');
  });
  it('knows what would be another path', () => {
    expect(['.', '..', '...', '.a', '7'].filter(isPathPart)).toEqual(['...', '.a', '7']);
  });
  it('keeps the braces of what is missing', () => {
    expect(filledPath('/api/by/{reference}', { reference: '' })).toBe('/api/by/{reference}');
  });
});

describe('buildRequest', () => {
  const page = { method: 'GET', path: '/api/transaction/response/{transactionNumber}', body: null };
  it('sends the scenario as a header, and none where none is chosen', () => {
    const parts = { page, host: 'https://h', language: 'en', params: {}, body: '' };
    expect(buildRequest({ ...parts, scenario: 'slow_5s' }).headers).toEqual([
      ['Accept-Language', 'en'],
      ['Sandbox-Scenario', 'slow_5s'],
    ]);
    expect(buildRequest({ ...parts, scenario: '' }).headers).toEqual([['Accept-Language', 'en']]);
  });
  it('sends no body and no content type where the operation has none', () => {
    expect(
      buildRequest({
        page,
        host: 'https://h',
        language: 'en',
        params: { transactionNumber: '7' },
        body: '{}',
      }),
    ).toEqual({
      method: 'GET',
      url: 'https://h/api/transaction/response/7',
      headers: [['Accept-Language', 'en']],
    });
  });
  it('sends the text of the editor as it is, and the key where there is one', () => {
    const body = '{ "Amount": 1.10 }';
    const request = buildRequest({
      page: { method: 'POST', path: '/api/pay/create', body: [] },
      host: 'https://h',
      language: 'es',
      params: {},
      body,
      idempotencyKey: 'abc',
    });
    expect(request.body).toBe(body);
    expect(request.headers).toContainEqual(['Idempotency-Key', 'abc']);
  });
});

describe('buildAuthentication', () => {
  it('is the first of the two steps', () => {
    expect(buildAuthentication('https://h', 'es', { apiKey: 'k', password: 'p' })).toEqual({
      method: 'POST',
      url: 'https://h/api/auth/Authenticate',
      headers: [
        ['Content-Type', 'application/json'],
        ['Accept-Language', 'es'],
      ],
      body: '{"UserId":"k","Password":"p"}',
    });
  });
});
