import { describe, expect, it } from 'vitest';
import { sampleCredentials } from './sample-credentials.ts';

const demo = { apiKey: 'demo-sandbox-key', password: 'demo-sandbox-password' };
const published = { way: 'basic', apiKey: demo.apiKey, publishedPassword: demo.password };

describe('the credentials of a sample', () => {
  it('are the published ones where nobody has typed others', () => {
    expect(sampleCredentials('basic', undefined, demo)).toEqual(published);
    expect(sampleCredentials('basic', { apiKey: '  ', password: 'typed' }, demo)).toEqual(published);
    expect(sampleCredentials('basic', demo, demo)).toEqual(published);
  });

  it('never hold a password that is not published', () => {
    for (const own of [
      { apiKey: 'llave', password: 's3creto' },
      { apiKey: demo.apiKey, password: 's3creto' },
    ])
      expect(sampleCredentials('bearer', own, demo)).toEqual({ way: 'bearer', apiKey: own.apiKey });
  });
});
