import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  ChargebackStatusBadge,
  StatusBadge,
  TransactionStatusBadge,
  WonChargebackBadge,
} from '#components/status/status-badges.tsx';

test('a status is a dot and a word', () => {
  const markup = renderToStaticMarkup(<StatusBadge colour="green" label="Pagada" />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('bg-success-soft');
  expect(markup.replace(/<[^>]+>/g, '')).toBe('Pagada');
});

test.each(transactionStatusIds)(
  'status %i is shown with its word and colour',
  { tags: ['STATUS-1'] },
  (statusId) => {
    const { label, colour } = transactionStatuses[statusId];
    const markup = renderToStaticMarkup(<TransactionStatusBadge statusId={statusId} name="x" />);
    expect(markup.replace(/<[^>]+>/g, '')).toBe(label.es);
    const tint = { green: 'success', orange: 'warning', red: 'danger', cyan: 'info' }[colour];
    expect(markup).toContain(`text-${tint}`);
  },
);

test('a status that the catalogue does not have keeps its name, without a colour', () => {
  const markup = renderToStaticMarkup(<TransactionStatusBadge statusId={99} name="Brand new" />);
  expect(markup).toContain('bg-sunken');
  expect(markup.replace(/<[^>]+>/g, '')).toBe('Brand new');
});

test.each([
  [2, 'Ganado'],
  [12, 'Ganado'],
  [16, 'Ganado'],
  [17, 'En proceso'],
  [18, 'Perdido'],
])('chargeback status %i is %s', { tags: ['CHARGEBACK-1'] }, (id, word) => {
  const markup = renderToStaticMarkup(<ChargebackStatusBadge idStatusChargeBack={id} name={null} />);
  expect(markup.replace(/<[^>]+>/g, '')).toBe(word);
});

test('without a chargeback there is nothing', () => {
  expect(renderToStaticMarkup(<ChargebackStatusBadge idStatusChargeBack={null} name={null} />)).toBe('');
});

test('beside the status only a chargeback that was won is said', () => {
  const texts = [2, 12, 16, 17, 18, null].map((id) =>
    renderToStaticMarkup(<WonChargebackBadge idStatusChargeBack={id} />).replace(/<[^>]+>/g, ''),
  );
  expect(texts).toEqual(['Contracargo ganado', 'Contracargo ganado', 'Contracargo ganado', '', '', '']);
});
