import { expect, type Locator, type Page } from '@playwright/test';

/** Resolves once the page has drawn what happened to it, and what it put off until then (a focus it moves) is done. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** Presses a key as a person does: after having seen what the one before it did. */
export const pressKey = async (page: Page, key: string): Promise<void> => {
  await drawn(page);
  await page.keyboard.press(key);
};

/** Types into what has the focus, once the page has drawn what gave it. */
export const typeText = async (page: Page, text: string): Promise<void> => {
  await drawn(page);
  await page.keyboard.type(text);
};

/** Gives the focus to what is there, once a page that has just come has put it where it begins. */
export const focusOn = async (control: Locator): Promise<void> => {
  await control.waitFor({ state: 'attached' });
  await drawn(control.page());
  await control.focus();
};

/** The most that a page needs to be walked through by keyboard. */
const maxPresses = 80;

/** Presses a key until one of these has the focus. */
export const pressUntilFocused = async (page: Page, key: string, wanted: Locator): Promise<void> => {
  await expect(wanted).not.toHaveCount(0);
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await drawn(page);
    if (await wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${wanted}`);
};
