import { expect, it } from 'vitest';
import { refusalMessage } from './refusal-message.ts';

const values = { from: { es: '20/11/2026 06:05 p.m.', en: '20/11/2026 06:05 PM' } };

it('says when, after the specified words', () => {
  expect(refusalMessage('refund_too_early', 'es', values)).toBe(
    'Debes esperar al menos 5 minutos para hacer este reembolso. Será posible a partir del 20/11/2026 06:05 p.m., hora de la Ciudad de México.',
  );
  expect(refusalMessage('refund_partial_too_early', 'en', values)).toBe(
    'You must wait 24 hours before you are able to make a partial refund. It will be possible from 20/11/2026 06:05 PM, Mexico City time.',
  );
});

it('is the message alone where nothing is known to add', () => {
  expect(refusalMessage('refund_too_early', 'en')).toBe(
    'You must wait for at least 5 minutes to make this refund',
  );
  expect(refusalMessage('refund_only_total', 'en', values)).toBe(
    'Its only possible to refund 100% of the transaction',
  );
});
