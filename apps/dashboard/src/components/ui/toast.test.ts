import { afterEach, expect, test } from 'vitest';
import { dismissToast, dismissToasts, readToasts, showToast } from './toast.tsx';

afterEach(dismissToasts);

test('what is said lasts five seconds, unless it is told how long', {
  tags: ['PORTAL-41', 'PREAUTH-12', 'SUBSCRIPTION-37', 'TRANSACTION-22'],
}, () => {
  showToast({ title: 'Listo' });
  showToast({ title: 'No se pudo', tone: 'error', description: 'Motivo', duration: 10_000 });
  expect(readToasts()).toMatchObject([
    { title: 'Listo', tone: 'info', description: null, duration: 5_000 },
    { title: 'No se pudo', tone: 'error', description: 'Motivo', duration: 10_000 },
  ]);
});

test('one is taken away without the others', () => {
  showToast({ title: 'uno' });
  showToast({ title: 'dos' });
  const [first] = readToasts();
  dismissToast(first?.id ?? 0);
  expect(readToasts().map(({ title }) => title)).toEqual(['dos']);
});
