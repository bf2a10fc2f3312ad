import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Theme } from '#theme/theme.ts';
import { overlapsOn } from './page-overlaps.ts';

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a theme can break: the document is the same in both, its colours are not. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** Docusaurus shows it while a page is late, with a role that does not exist; on a busy machine it comes at any time. */
const loadingBar = '#nprogress';

/** A frame in which no script runs: a check in it would wait for ever. */
const scriptless = 'iframe[sandbox]:not([sandbox*="allow-scripts"])';

export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = Pick<RunOptions, 'runOnly' | 'rules'> & { readonly theme?: Theme };

/**
 * What axe finds, in one theme after the other. It is loaded once a document, and only what is wrong leaves the page: all that
 * is right is most of the work otherwise.
 */
const violationsOf = async (
  page: Page,
  looks: readonly Look[],
  seen: readonly string[] = [],
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ looks, exclude }) => {
      const found: string[] = [];
      for (const { theme, ...options } of looks) {
        // Dashboard and documentation draw a theme from the same attribute.
        if (theme) document.documentElement.dataset.theme = theme;
        const { violations } = await window.axe.run({ exclude }, { ...options, resultTypes: ['violations'] });
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            found.push(`${theme ?? ''} ${id} ${target.join(' ')}: ${failureSummary}`);
      }
      return found;
    },
    { looks, exclude: [scriptless, loadingBar, ...seen] },
  );
};

type Extent = {
  /** What was looked at before, the same in all scenes of a walk. */
  readonly seen?: readonly string[];
  /** The themes whose colours are looked at, which is most of the work: scenes made of the same parts have the same. */
  readonly colours?: readonly Theme[];
};

/** No WCAG 2.2 AA violation on what is shown, in light and in dark; all of them are named, whatever else follows. */
export const expectAccessible = async (
  page: Page,
  scene: string,
  { seen = [], colours = ['light', 'dark'] }: Extent = {},
): Promise<void> => {
  const [first = 'light', ...others] = colours;
  const rules = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: colours.length > 0 }]));
  const looks: readonly Look[] = [
    { theme: first, runOnly: levels, rules },
    ...others.map((theme) => ({ theme, runOnly: { type: 'rule' as const, values: rulesOfColour } })),
  ];
  expect.soft(await violationsOf(page, looks, seen), scene).toEqual([]);
};

/** The same of what such a frame shows, as a page of its own. */
export const expectAccessibleDocument = async (page: Page, html: string, scene: string): Promise<void> => {
  await page.setContent(html);
  expect.soft(await violationsOf(page, [{ runOnly: levels }]), scene).toEqual([]);
};

/** Nothing wider than the window: at 360 px nobody scrolls sideways to read (WCAG 1.4.10). And nothing over a text. */
export const expectToFit = async (page: Page, scene: string): Promise<void> => {
  // What is pointed at has a ground that nothing else has.
  await page.mouse.move(0, 0);
  expect.soft(await overlapsOn(page), `${scene}: one over the other`).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.soft.poll(overflow, `${scene}: wider than the window`).toBeLessThanOrEqual(0);
};
