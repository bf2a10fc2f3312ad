import { describe, expect, it } from 'vitest';
import { movedBreakpoint } from './breakpoint-plugin.ts';

describe('movedBreakpoint', () => {
  it('moves both sides of the theme’s breakpoint to 992 px', { tags: ['DOCS-4'] }, () => {
    expect(movedBreakpoint('(min-width: 997px)')).toBe('(min-width: 993px)');
    expect(movedBreakpoint('(max-width: 996px) and (hover)')).toBe('(max-width: 992px) and (hover)');
  });
  it('leaves other widths alone', () => {
    expect(movedBreakpoint('(min-width: 1997px)')).toBe('(min-width: 1997px)');
    expect(movedBreakpoint('(min-width: 1440px)')).toBe('(min-width: 1440px)');
  });
});
