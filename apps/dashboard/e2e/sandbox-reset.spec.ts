import { nextOutcomes } from '@pasarela/contracts/sandbox/next-outcomes';
import { expect, type Page, test } from '@playwright/test';
import { paletteWords } from '#app/palette/palette-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { nextOutcomeWords } from '#sandbox/next-outcome-words.ts';
import { sandboxResetWords } from '#sandbox/sandbox-reset-words.ts';
import { sandboxWords } from '#sandbox/sandbox-words.ts';
import { ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey, typeText } from './steps/keyboard.ts';
import { declinedByCard, newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';
import { findTransactions } from './steps/transactions.ts';

const words = sandboxResetWords.es;

const band = (page: Page) => page.getByRole('region', { name: sandboxWords.es.band });

const openReset = async (page: Page) => {
  await band(page).getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.open }).click();
  return page.getByRole('dialog', { name: words.title });
};

test('the next payment has the outcome that was chosen, and only that one', async ({ page, request }) => {
  await signInTo(page, ollin, { user: userOfRole.Desarrollador });
  await expect(band(page).getByRole('button', { name: words.more })).toHaveCount(0);
  await band(page).getByRole('button', { name: nextOutcomeWords.es.next, exact: true }).click();
  const outcome = nextOutcomes.insufficient_funds.es;
  await page.getByRole('menuitemradio', { name: outcome }).click();
  await expect(
    band(page).getByRole('button', { name: `${nextOutcomeWords.es.chosen} ${outcome}` }),
  ).toBeVisible();

  const declined = await declinedByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 90 });
  expect(declined.declineReason).toBe('insufficient_funds');
  await payByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 90 });
  await expect(band(page).getByRole('button', { name: nextOutcomeWords.es.next, exact: true })).toBeVisible({
    timeout: 10_000,
  });
});

test('a sandbox account is emptied, and filled with its demo again', async ({ page, request }) => {
  await signInTo(page, ollin, { user: userOfRole.Administrador, at: '/transactions?dates=any' });
  // The palette acts too, and knows its actions by other words.
  await expect(page.getByRole('button', { name: paletteWords.es.open })).toBeVisible();
  await pressKey(page, 'Control+k');
  await expect(page.getByRole('combobox', { name: paletteWords.es.label })).toBeFocused();
  await typeText(page, 'mañana');
  const { oneDay, sevenDays } = paletteWords.es.actions;
  await expect(page.getByRole('option')).toContainText([oneDay, sevenDays]);
  await page.getByRole('option', { name: oneDay }).click();
  await expect(band(page)).toContainText('adelante');
  const countNow = async (): Promise<number> => {
    const [newest] = await findTransactions(request, ollin, {});
    if (!newest) throw new Error('the demo has no transactions');
    return newest.maxRows;
  };
  const before = await countNow();

  const dialog = await openReset(page);
  await expect(dialog).toContainText(/[\d,]+ movimientos/);
  const [, told = ''] = /([\d,]+) movimientos/.exec((await dialog.textContent()) ?? '') ?? [];
  // What the day brings may still be coming in.
  expect(Number(told.replaceAll(',', ''))).toBeGreaterThanOrEqual(before);
  expect(Number(told.replaceAll(',', ''))).toBeLessThanOrEqual(await countNow());
  await pressKey(page, 'Escape');
  // One step back: where the menu was opened.
  await expect(page).toHaveURL('/transactions?dates=any');

  await openReset(page);
  await dialog.getByLabel(words.confirm(ollin.name)).fill('Taller');
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog.getByText(words.wrongName)).toBeVisible();
  await dialog.getByLabel(words.confirm(ollin.name)).fill(ollin.name);
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.emptied)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(band(page)).not.toContainText('adelante');
  await page.goto('/transactions?dates=any');
  await expect(page.getByText(transactionsWords.es.states.emptyTitle)).toBeVisible();
  // Its key works on.
  await payByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 90 });

  await openReset(page);
  await expect(dialog).toContainText('1 movimiento ');
  await dialog.getByRole('checkbox', { name: words.reseed }).check();
  await dialog.getByLabel(words.confirm(ollin.name)).fill(ollin.name);
  await dialog.getByRole('button', { name: words.submitReseed }).click();
  await expect(page.getByText(/movimientos de demostración$/)).toBeVisible();
  const [seeded] = await findTransactions(request, ollin, { referenceNumber: 'OLL-' });
  expect(seeded?.maxRows).toBeGreaterThan(700);
});

test('who may not empty the account finds no way to', async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.General });
  await expect(band(page)).toBeVisible();
  await expect(band(page).getByRole('button')).toHaveCount(0);
  await page.goto('/home/reset-sandbox');
  await expect(page).toHaveURL('/home');
});
