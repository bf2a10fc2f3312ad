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

/** What is wrong where the focus is: nowhere, unseen, out of the dialog, without a name, or back before the last stop. */
const problemsOfStop = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Walk = { stop?: Element | null; before?: Element | null };
    const walk = window as unknown as Walk;
    const at = document.activeElement;
    // Looked at again, it is the same stop.
    if (walk.stop !== at) walk.before = walk.stop ?? null;
    walk.stop = at;
    const last = walk.before;
    if (!at || at === document.body) return ['the focus is lost'];
    const texts = [at.getAttribute('aria-label'), at.textContent, at.getAttribute('title')];
    for (const id of at.getAttribute('aria-labelledby')?.split(' ') ?? [])
      texts.push(document.getElementById(id)?.textContent ?? null);
    for (const label of (at as HTMLInputElement).labels ?? []) texts.push(label.textContent);
    const name =
      texts
        .find((text) => text?.trim())
        ?.trim()
        .slice(0, 60) ?? '';
    // A small radio is outlined by its label, the link of a row by a box over the row, a text by its editor.
    const label = at.closest('label') ?? at;
    const styles = [getComputedStyle(at), getComputedStyle(label), getComputedStyle(at, '::after')];
    for (const next of [at.nextElementSibling, at.parentElement, at.parentElement?.parentElement])
      if (next) styles.push(getComputedStyle(next));
    const isOutlined = styles.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
    const box = at.getBoundingClientRect();
    const isSeen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const dialog = document.querySelector('[role=dialog]');
    const isBack =
      last?.isConnected === true &&
      at.closest('[role=dialog]') === last.closest('[role=dialog]') &&
      Boolean(last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      box.bottom <= last.getBoundingClientRect().top &&
      box.left < last.getBoundingClientRect().right;
    const problems = [
      ...(name ? [] : ['it has no name']),
      ...(at.matches(':focus-visible') && isOutlined ? [] : ['the focus is not shown']),
      ...(isSeen ? [] : ['it is outside of the window']),
      ...(dialog && !dialog.contains(at) ? ['it is behind the dialog'] : []),
      ...(isBack ? ['it is above the stop before it'] : []),
    ];
    return problems.map((problem) => `“${name}”: ${problem}`);
  });

/** Looks at where the focus is, once the page has drawn it. */
export const expectGoodStop = async (page: Page): Promise<void> => {
  await drawn(page);
  await expect.poll(() => problemsOfStop(page)).toEqual([]);
};

/** Goes to a control key by key, and looks at every stop on the way. */
export const walkTo = async (wanted: Locator, key = 'Tab'): Promise<void> => {
  const page = wanted.page();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await pressKey(page, key);
    await expectGoodStop(page);
    if (await wanted.evaluate((control) => control === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${wanted}`);
};

/** Goes once around a dialog, and comes back to where it began without having left it. */
export const expectTrapped = async (dialog: Locator): Promise<void> => {
  const begin = await dialog.locator(':focus').elementHandle();
  let presses = 0;
  do {
    await pressKey(dialog.page(), 'Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    presses += 1;
  } while (presses < maxPresses && !(await begin?.evaluate((control) => control === document.activeElement)));
  expect(presses).toBeLessThan(maxPresses);
};
