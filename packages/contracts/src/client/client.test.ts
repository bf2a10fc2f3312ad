import { expect, it } from 'vitest';
import type { Operation } from '../http/define-operation.ts';
import { operations } from '../operations.ts';

it('finds every property of a call in one of its parts only, so that they can be given together', () => {
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const parts = [operation.params, operation.query, operation.body].map((part) =>
      Object.keys(part?.shape ?? {}),
    );
    const all = [
      ...parts.flat(),
      ...(operation.files ? ['files'] : []),
      ...(operation.rawBody ? ['rawBody'] : []),
    ];
    expect([name, all.filter((property, index) => all.indexOf(property) !== index)]).toEqual([name, []]);
  }
});
