import { expect, type Page, test } from '@playwright/test';
import { paletteWords } from '#app/palette/palette-words.ts';
import { screens } from '#app/screens/screens.ts';
import { shortcutsWords } from '#app/shortcuts/shortcuts-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey, typeText } from './steps/keyboard.ts';
import { expectAccessible } from './steps/page-accessibility.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';

const es = paletteWords.es;
const en = paletteWords.en;
const shortcutsEs = shortcutsWords.es;
const transactionsEs = transactionsWords.es;

const palette = (page: Page) => page.getByRole('dialog', { name: es.title });
const field = (page: Page) => palette(page).getByRole('combobox', { name: es.label });
const choices = (page: Page) => palette(page).getByRole('option');

const openByKey = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: es.open })).toBeVisible();
  await pressKey(page, 'Control+k');
  await expect(field(page)).toBeFocused();
};

test('a screen, a movement and the other business, by keyboard from any page', async ({ page, request }) => {
  const referenceNumber = newReference();
  await payByCard(request, jacaranda, { ReferenceNumber: referenceNumber, Amount: 350.5 });
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/statment' });
  await openByKey(page);
  await expectAccessible(page, 'the palette');
  // A key of the page's own opens nothing over it.
  await pressKey(page, 'Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await typeText(page, 'prevencion');
  // With the keys that open it from the page.
  await expect(choices(page)).toHaveText([/^Prevención de fraude\s*g\s*f$/]);
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/fraud-management');
  await expect(page.getByRole('main')).toBeFocused();

  await pressKey(page, '?');
  const shortcuts = page.getByRole('dialog', { name: shortcutsEs.title });
  await expect(shortcuts.getByRole('definition').filter({ hasText: 'gm' })).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(shortcuts).toHaveCount(0);
  await pressKey(page, 'g');
  await pressKey(page, 'm');
  await expect(page).toHaveURL('/transactions');
  await pressKey(page, '/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  // The page below stays.
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL('/transactions');

  await openByKey(page);
  await typeText(page, referenceNumber);
  const found = choices(page).filter({ hasText: '$350.50' });
  await expect(found).toContainText(referenceNumber);
  await expect(found).toContainText('Pagada');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the palette, with a payment marked');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(/\/transaction-detail\?id=\d+$/);
  await expect(page.getByRole('main')).toContainText(referenceNumber);

  await openByKey(page);
  await typeText(page, `${referenceNumber} $300-400`);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Enter');
  const searchbox = page.getByRole('searchbox', { name: transactionsEs.search.label });
  await expect(searchbox).toHaveValue(`${referenceNumber} $300-400`);
  const row = page.getByRole('row').filter({ hasText: referenceNumber });
  await expect(row).toHaveCount(1);
  await searchbox.fill(`${referenceNumber} 351`);
  await pressKey(page, 'Enter');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: transactionsEs.search.clear }).click();
  await expect(searchbox).toBeFocused();
  await expect(page).toHaveURL('/transactions?dates=any');

  await openByKey(page);
  // What was opened last comes first.
  await expect(choices(page).first()).toContainText(referenceNumber);
  await expect(choices(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the palette, with what was opened last');
  await typeText(page, 'ollin');
  await pressKey(page, 'ArrowUp');
  await expect(choices(page).filter({ hasText: es.changeTo(ollin.name) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await pressKey(page, 'Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^${ollin.name}`) })).toBeVisible();
});

test('nothing is offered that the role may not open; Escape gives the focus back', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Reportes, at: '/transactions' });
  const button = page.getByRole('button', { name: es.open });
  await button.click();
  await expect(field(page)).toBeFocused();
  await typeText(page, 'ligas@');
  // Nor a list of nothing.
  await expect(choices(page)).toHaveText([screens.help.title.es]);
  await expect(palette(page).getByRole('status')).toHaveText(es.noneFor('ligas@') + es.hint);
  await expectAccessible(page, 'the palette, nothing found');
  await field(page).fill('integra '.repeat(20));
  await expect(palette(page).getByText(es.noneFor('integra '.repeat(20).trim()))).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the language is changed from it, and its words with it', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/home' });
  await openByKey(page);
  await typeText(page, 'cobrar nueva');
  await pressKey(page, 'ArrowUp');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/leagues-single');
  await openByKey(page);
  await typeText(page, 'english');
  await pressKey(page, 'ArrowUp');
  await pressKey(page, 'Enter');
  await expect(page.getByRole('button', { name: en.open })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
