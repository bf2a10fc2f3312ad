import type { Page } from '@playwright/test';

/**
 * The texts and controls in the window that lie over one another, in pairs. What floats over the page (dialogs, menus, bars that stay)
 * is compared with itself alone; of what is cut off at an edge, the part that is seen.
 */
export const overlapsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Box = {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
    type Part = Box & { readonly of: Element; readonly layer: Element | null; readonly text: string };
    /** Lines of text stand closer than their boxes are high. Pixels. */
    const slack = 4;
    const cut = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isThere = ({ left, top, right, bottom }: Box, least: number): boolean =>
      right - left > least && bottom - top > least;
    const seen = (element: Element, box: Box): Box => {
      let rest = cut(box, { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none')
          rest = cut(rest, around.getBoundingClientRect());
      }
      return rest;
    };
    const layerOf = (element: Element): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (
          around.matches('[data-floats]') ||
          ['fixed', 'sticky'].includes(getComputedStyle(around).position)
        )
          return around;
      return null;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const parts: Part[] = [];
    const add = (of: Element, boxes: Iterable<DOMRect>, text: string): void => {
      for (const box of boxes) {
        const rest = seen(of, box);
        if (isThere(rest, 1)) parts.push({ ...rest, of, layer: layerOf(of), text: text.trim().slice(0, 40) });
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!of || !node.textContent?.trim() || of.closest('script, style, noscript, option') || !isShown(of))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(of, range.getClientRects(), node.textContent);
    }
    // A control without a frame is seen by what is in it, however much of the page it takes a touch from.
    const isFramed = (control: Element): boolean => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(control);
      return borderTopWidth !== '0px' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    };
    for (const control of document.querySelectorAll('button, input, select, textarea, a')) {
      const shown = isFramed(control) ? [control] : control.querySelectorAll('svg');
      if (isShown(control))
        for (const each of shown)
          add(control, [each.getBoundingClientRect()], control.ariaLabel ?? control.tagName);
    }
    /** What stands in a field: its sign, its unit, the button that clears it. */
    const isInField = (field: Element, other: Element): boolean =>
      field.matches('input, select') && field.parentElement?.contains(other) === true;
    const found = new Set<string>();
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        const isWithin =
          one.of.contains(other.of) ||
          other.of.contains(one.of) ||
          isInField(one.of, other.of) ||
          isInField(other.of, one.of);
        if (!isWithin && one.layer === other.layer && isThere(cut(one, other), slack))
          found.add(`“${one.text}” and “${other.text}”`);
      }
    return [...found];
  });
