import { expect, type Page } from '@playwright/test';
import { pressKey } from './keyboard.ts';

/** Waits until the dialog that was opened has the focus: only then does the keyboard speak to it. */
const expectDialogFocused = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);

/** Presses the button of a dialog whose focus begins at the way back. */
export const confirmByKeyboard = async (page: Page, action: string): Promise<void> => {
  await expectDialogFocused(page);
  await pressKey(page, 'Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: action })).toBeFocused();
  await pressKey(page, 'Enter');
};
