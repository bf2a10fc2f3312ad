import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubscriptionStatusBadge } from './subscription-status-badge.tsx';

test.each([
  [1, 'Activa', 'success'],
  [2, 'Pausada', 'warning'],
  [3, 'Cancelada', 'danger'],
])(
  'subscription status %i is %s, in the tint of %s',
  { tags: ['SUBSCRIPTION-12'] },
  (idStatus, word, tint) => {
    const markup = renderToStaticMarkup(<SubscriptionStatusBadge idStatus={idStatus} />);
    expect(markup.replace(/<[^>]+>/g, '')).toBe(word);
    expect(markup).toContain(`text-${tint}`);
  },
);
