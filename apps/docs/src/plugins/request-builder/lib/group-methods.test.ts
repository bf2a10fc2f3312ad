import { describe, expect, it } from 'vitest';
import { groupMethods } from './group-methods.ts';
import { methodAddress } from './method-address.ts';

const method = (name: string) => ({
  name,
  page: `/methods/${name}`,
  title: name,
  method: 'POST',
  path: '/api/x',
});
const [one, two, three] = [method('one'), method('two'), method('three')];

describe('groupMethods', () => {
  it('follows the navigation, and leaves no method out', () => {
    const navigation = [
      { type: 'doc', id: 'guide' },
      {
        type: 'category',
        label: 'A',
        items: [
          { type: 'doc', id: 'methods/two' },
          { type: 'category', label: 'B', items: [{ type: 'doc', id: 'methods/one' }] },
        ],
      },
    ];
    expect(groupMethods(navigation, [one, two, three])).toEqual([
      { label: 'A', methods: [two] },
      { label: 'A · B', methods: [one] },
      { label: '', methods: [three] },
    ]);
    expect(groupMethods(navigation, [one])).toEqual([{ label: 'A · B', methods: [one] }]);
  });
});

describe('methodAddress', () => {
  it('stays on the page that can show the method', () => {
    expect(methodAddress(one, 'one', '/docs/en/methods/one')).toBe('/docs/en/methods/one');
    expect(methodAddress(one, 'two', '/docs/methods/two')).toBe('/methods/one');
    expect(methodAddress(one, 'two', '/docs/test-builder')).toBe('/test-builder?method=one');
  });
});
