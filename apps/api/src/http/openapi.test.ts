import { errorCodes, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { webhookEventTypes } from '@pasarela/contracts/webhooks/webhook-events';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { describeApi } from './openapi.ts';
import { isJson, type Json } from './openapi-schemas.ts';

const described = { version: '1.2.3', supportEmail: 'soporte@pasarela.example' };

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isJson(inner) ? inner[name] : undefined), value);

const statuses = transactionStatusIds.map((id) => transactionStatuses[id]);

describe.each(['es', 'en'] as const)('the description in %s', (language) => {
  const text = JSON.stringify(describeApi(described, language));

  it('gives Redocly nothing to warn of', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('gives Spectral nothing to warn of', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
    const problems = await spectral.run(new Document(text, parsers.Json, 'openapi.json'));
    expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
  });
});

describe('its schemas', () => {
  const document = describeApi(described, 'en');
  const schemas = at(document, 'components', 'schemas') as Json;
  const bodyOf = (path: string): unknown =>
    at(document, 'paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema');

  it('keep a property that is called like a keyword', () => {
    expect(at(schemas, 'Company', 'properties', 'id')).toEqual({ type: 'integer' });
    expect(at(schemas, 'User', 'properties', 'id')).toMatchObject({ type: 'integer', minimum: 1 });
    expect(at(schemas, 'StoryEntry', 'properties', 'id')).toEqual({ type: 'integer' });
    expect(at(bodyOf('/api/account/register'), 'properties', 'id')).toMatchObject({ type: 'integer' });
  });

  it('say of money in words what a binary fraction cannot hold', () => {
    expect(at(schemas, 'PaymentAnswer', 'properties', 'amount')).toEqual({
      type: 'number',
      description: 'Amount in MXN. After a partial capture, what was captured. At most two decimals.',
      examples: [350.5],
    });
    const discount = ['properties', 'OrderInformation', 'properties', 'Discount'];
    expect(at(bodyOf('/api/pay/create'), ...discount)).toEqual({
      type: 'number',
      minimum: 0,
      maximum: 1_000_000,
      description: 'Discount, in MXN. At most two decimals.',
      examples: [10],
    });
  });

  it('call whole numbers whole, and bound them only where the contract does', () => {
    expect(at(bodyOf('/api/pay/create'), 'properties', 'IdPaymentMethod')).toMatchObject({
      type: 'integer',
      enum: [5, 8, 10, 11, 13],
    });
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  it('list what the catalogues know', () => {
    const choices = (...path: readonly string[]) => at(schemas, ...path, 'enum');
    expect(choices('ResponseCode')).toEqual(statuses.map(({ responseCode }) => responseCode));
    expect(choices('TransactionStatus')).toEqual(statuses.map(({ name }) => name));
    expect(choices('TransactionStatusId')).toEqual(transactionStatusIds);
    expect(choices('ErrorCode')).toEqual(Object.keys(errorCodes));
    expect(choices('FieldErrorCode')).toEqual(Object.keys(fieldErrorCodes));
    expect(at(schemas, 'PaymentAnswer', 'properties', 'declineReason', 'anyOf')).toEqual([
      { type: 'string', enum: Object.keys(declineReasons) },
      { type: 'null' },
    ]);
    expect(at(schemas, 'PaymentError', 'properties', 'code', '$ref')).toBe('#/components/schemas/ErrorCode');
    expect(at(schemas, 'DashboardError', 'properties', 'code', '$ref')).toBe(
      '#/components/schemas/ErrorCode',
    );
  });

  it('type the message of each of the 18 events', () => {
    const webhooks = at(document, 'webhooks') as Json;
    expect(Object.keys(webhooks)).toEqual(webhookEventTypes);
    const event = at(schemas, 'TransactionAcceptedEvent', 'properties');
    expect(at(event, 'type', 'const')).toBe('transaction.accepted');
    expect(at(event, 'data', 'allOf')).toMatchObject([
      { $ref: '#/components/schemas/PaymentAnswer' },
      { properties: { responseCode: { const: '002' }, status: { const: 'Accepted' } } },
    ]);
  });

  it('keep to themselves what the contract tells its own readers alone', () => {
    expect(JSON.stringify(document)).not.toMatch(/"(words|secret|money|example|\$defs|\$schema)":|#\/\$defs/);
  });
});

describe('the limit of calls', () => {
  const answers = at(describeApi(described, 'en'), 'paths', '/api/pay/create', 'post', 'responses') as Json;
  const headersOf = (status: string): readonly string[] => Object.keys(at(answers, status, 'headers') ?? {});

  it('is said in the headers of every answer to an API key, and with 429 and 503 when to repeat', () => {
    const limit = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
    const isPassing = (status: string): boolean => ['429', '503'].includes(status);
    for (const status of Object.keys(answers))
      expect([status, headersOf(status)]).toEqual([
        status,
        isPassing(status) ? [...limit, 'Retry-After'] : limit,
      ]);
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '422', '429', '503']));
  });

  it('is not said of what the dashboard calls', () => {
    const login = at(describeApi(described, 'en'), 'paths', '/api/account/login', 'post', 'responses');
    expect(at(login, '200', 'headers')).toBeUndefined();
    expect(Object.keys(at(login, '429', 'headers') ?? {})).toEqual(['Retry-After']);
  });
});
