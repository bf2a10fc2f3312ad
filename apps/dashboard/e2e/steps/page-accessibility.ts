import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Theme } from '#theme/theme.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a theme can break: the document is the same in both, its colours are not. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** A frame in which no script runs: a check in it would wait for ever. */
const scriptless = 'iframe[sandbox]:not([sandbox*="allow-scripts"])';

export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;

/** Dashboard and documentation draw a theme from the same attribute. */
const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

/** No frame of another origin is shown; without a look into those the check takes half the time. */
const expectNoViolation = async (builder: AxeBuilder, scene: string): Promise<void> => {
  const { violations } = await builder.exclude(scriptless).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, scene).toEqual([]);
};

/** No WCAG 2.2 AA violation on what is shown, in light and in dark; all of them are named, whatever else follows. */
export const expectAccessible = async (page: Page, scene: string): Promise<void> => {
  await wear(page, 'light');
  await expectNoViolation(new AxeBuilder({ page }).withTags(levels), `${scene}, light`);
  await wear(page, 'dark');
  await expectNoViolation(new AxeBuilder({ page }).withRules(rulesOfColour), `${scene}, dark`);
};

/** The same of what such a frame shows, as a page of its own. */
export const expectAccessibleDocument = async (page: Page, html: string, scene: string): Promise<void> => {
  await page.setContent(html);
  await expectNoViolation(new AxeBuilder({ page }).withTags(levels), scene);
};

/** Nothing wider than the window: at 360 px nobody scrolls sideways to read (WCAG 1.4.10). */
export const expectToFit = async (page: Page, scene: string): Promise<void> => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.soft.poll(overflow, `${scene}: wider than the window`).toBeLessThanOrEqual(0);
};
