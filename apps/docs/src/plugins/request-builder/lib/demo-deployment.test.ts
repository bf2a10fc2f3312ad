import { expect, it } from 'vitest';
import { isDemoAt } from './demo-deployment.ts';

const answering = (body: object | null) => (url: string) =>
  Promise.resolve({ json: () => Promise.resolve(url === 'https://pay.example/api/health' ? body : null) });

it('is a demo where the API says so, and nowhere else', async () => {
  expect(await isDemoAt('https://pay.example', answering({ status: 'ok', demo: true }))).toBe(true);
  expect(await isDemoAt('https://pay.example', answering({ status: 'ok', demo: false }))).toBe(false);
  expect(await isDemoAt('https://pay.example', answering({ status: 'ok' }))).toBe(false);
  expect(await isDemoAt('https://other.example', answering({ demo: true }))).toBe(false);
  expect(await isDemoAt('https://pay.example', () => Promise.reject(new TypeError('offline')))).toBe(false);
});
