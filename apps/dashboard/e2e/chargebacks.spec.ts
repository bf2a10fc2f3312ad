import { readFile } from 'node:fs/promises';
import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import { expect, type Page, test } from '@playwright/test';
import { listWords } from '#components/data-table/list-words.ts';
import { timeLeftWords } from '#components/dates/time-left-words.ts';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { filesWords } from '#components/form/files-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { disputeWords } from '#features/transactions/reversals/dispute-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { disputeElsewhere, findChargebacks, pdfFile } from './steps/chargebacks.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { prefer } from './steps/preferences.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';

const es = chargebacksWords.es;
const en = chargebacksWords.en;
const disputeEs = disputeWords.es;
const filesEs = filesWords.es;
const detailEs = transactionDetailWords.es;
const storyEs = transactionStoryWords.es;

const { won, inProcess, lost } = chargebackStatuses;
const beside = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');
const proof = (page: Page) => page.getByRole('region', { name: es.proof.title, exact: true });
const chosen = (page: Page) => page.getByRole('list', { name: es.proof.chosen }).getByRole('listitem');
const handedIn = (page: Page) => page.getByRole('list', { name: es.proof.files }).getByRole('listitem');
const save = (page: Page) => proof(page).getByRole('button', { name: /^Entregar/ });
const story = (page: Page) => page.getByRole('region', { name: storyEs.title }).getByRole('listitem');

const disputed = async (
  request: Parameters<typeof payByCard>[0],
  amount?: number,
): Promise<{ id: string; reference: string }> => {
  const reference = newReference();
  const { transactionNumber } = await payByCard(request, ollin, {
    ReferenceNumber: reference,
    Amount: 1_000,
  });
  await disputeElsewhere(request, ollin, transactionNumber, amount);
  return { id: transactionNumber, reference };
};

test('the disputed test card: charged back by the clock, proven, decided by the clock', {
  tag: [
    '@CHARGEBACK-20',
    '@CHARGEBACK-21',
    '@CHARGEBACK-27',
    '@CHARGEBACK-29',
    '@CHARGEBACK-30',
    '@PORTAL-17',
  ],
}, async ({ page, request }) => {
  const reference = newReference();
  const { transactionNumber } = await payByCard(request, ollin, {
    ReferenceNumber: reference,
    Amount: 1_000,
    cardNumber: '4000000000000259',
  });
  await moveClock(request, ollin, { days: 3, minutes: 1 });
  await signInTo(page, ollin, {
    user: userOfRole.Administrador,
    at: `/chargebacks?referenceNumber=${reference}`,
  });
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(inProcess.label.es);
  // Of the calendar: one less where midnight has come since the payment.
  const { days } = timeLeftWords.es;
  await expect(row).toContainText(new RegExp(`${days(10)}|${days(9)}`));
  await row.getByRole('link', { name: es.answerOne(reference) }).click();
  await expect(page).toHaveURL(`/chargebacks-detail?id=${transactionNumber}`);
  await expect(page.getByText('El tarjetahabiente no reconoce el cargo.').first()).toBeVisible();
  await expect(proof(page).getByRole('timer')).toContainText('quedan 10 días');

  // Nothing chosen, then what is no PDF, then one too many: said where it is.
  await save(page).click();
  await expect(proof(page)).toContainText(errorCodes.chargeback_proof_missing.message.es);
  const input = page.locator('input[type=file]');
  await input.setInputFiles([
    pdfFile('guia.pdf', 'una guia'),
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ]);
  await expect(chosen(page).filter({ hasText: 'foto.png' })).toContainText('debe terminar en .pdf');
  await page.getByRole('button', { name: filesEs.remove('foto.png') }).click();
  await input.setInputFiles(['1', '2', '3', '4', '5'].map((name) => pdfFile(`${name}.pdf`)));
  await expect(proof(page)).toContainText(es.proof.tooMany);
  for (const name of ['2', '3', '4', '5'])
    await page.getByRole('button', { name: filesEs.remove(`${name}.pdf`) }).click();

  // What only the server can see is said at the file too, and nothing is kept.
  await input.setInputFiles([
    { name: 'falso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no es un PDF') },
  ]);
  await save(page).click();
  await expect(chosen(page).filter({ hasText: 'falso.pdf' })).toContainText('tipo de archivo no permitido');
  await expect(page.getByText(es.proof.notSaved)).toBeVisible();
  await page.getByRole('button', { name: filesEs.remove('falso.pdf') }).click();

  await page.getByRole('button', { name: es.proof.saveCount(2) }).click();
  await expect(page.getByText(es.proof.saved)).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(handedIn(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `${es.proof.download} guia.pdf` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('guia.pdf');
  expect(await readFile(await file.path(), 'utf8')).toContain('una guia');

  await moveClock(request, ollin, { days: 15, minutes: 1 });
  await page.reload();
  await expect(beside(page)).toContainText(won.label.es);
  await expect(page.getByText(es.outcome.won('$1,000.00'))).toBeVisible();
  await expect(story(page).last()).toContainText(`${storyEs.moves.winChargeback} · $1,000.00`);
  await expect(handedIn(page)).toHaveCount(2);
});

test('a chargeback opened from the payment, a part of it, and lost at once', async ({ page, request }) => {
  const { transactionNumber } = await payByCard(request, ollin, {
    ReferenceNumber: newReference(),
    Amount: 1_000,
  });
  await signInTo(page, ollin, { user: userOfRole.Admin, at: `/transaction-detail?id=${transactionNumber}` });
  await page.getByRole('link', { name: detailEs.actions.dispute }).click();
  await expect(page).toHaveURL(`/transaction-detail/dispute?id=${transactionNumber}`);
  const dialog = page.getByRole('dialog', { name: disputeEs.title });
  const amount = dialog.getByLabel(disputeEs.amount);
  await dialog.getByLabel(disputeEs.reason).selectOption({ label: 'El producto no llegó.' });
  for (const wrong of ['', '0', '1000.01', '10.123']) {
    await amount.fill(wrong);
    await pressKey(page, 'Enter');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  }
  await amount.fill('250.10');
  await expect(dialog).toContainText(disputeEs.sentence('María José Núñez', '$250.10', '$1,000.00'));
  await dialog.getByRole('button', { name: disputeEs.submit('$250.10') }).click();
  await expect(page.getByText(disputeEs.success)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: detailEs.actions.dispute })).toHaveCount(0);
  const value = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).first().locator('..').getByRole('definition');
  await expect(value(detailEs.fields.disputed)).toContainText('$250.10');
  await expect(value(detailEs.fields.proofDue)).toBeVisible();
  await page.getByRole('link', { name: detailEs.actions.proof }).click();
  await expect(page).toHaveURL(`/chargebacks-detail?id=${transactionNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$250.10');

  await page.getByRole('link', { name: es.decide.lose }).click();
  await expect(page.getByRole('dialog')).toContainText(es.decide.loseText('$250.10', '$150.00', '$24.00'));
  await page.getByRole('button', { name: es.decide.loseSubmit('$250.10') }).click();
  await expect(page.getByText(es.decide.lost)).toBeVisible();
  await expect(beside(page)).toContainText(lost.label.es);
  await expect(page.getByText(es.outcome.lost('$250.10', '$174.00'))).toBeVisible();
  await expect(story(page).last()).toContainText(storyEs.moves.loseChargeback);
  await expect(page.getByRole('link', { name: es.decide.win })).toHaveCount(0);
  await expect(proof(page)).toContainText(es.proof.none);
  // Its address decides nothing any more.
  await page.goto(`/chargebacks-detail/win?id=${transactionNumber}`);
  await expect(page).toHaveURL(`/chargebacks-detail?id=${transactionNumber}`);
});

test('without evidence it is lost when its ten days are over', async ({ page, request }) => {
  const { id, reference } = await disputed(request);
  await signInTo(page, ollin, { user: userOfRole.Administrador, at: `/chargebacks-detail?id=${id}` });
  await expect(save(page)).toBeVisible();
  await moveClock(request, ollin, { days: 10, minutes: 1 });
  // It is too late, though the page does not know it yet.
  await page.locator('input[type=file]').setInputFiles([pdfFile('tarde.pdf')]);
  await save(page).click();
  await expect(page.getByText('El contracargo ya se decidió: Perdido.')).toBeVisible();
  await expect(beside(page)).toContainText(lost.label.es);
  await page.goto(`/chargebacks?statusChargeBack=18&referenceNumber=${reference}`);
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(lost.label.es);
});

test('files are dropped on their place', async ({ page, request }) => {
  const { id } = await disputed(request);
  await signInTo(page, ollin, { user: userOfRole.Admin, at: `/chargebacks-detail?id=${id}` });
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4 %%EOF'], 'soltado.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await page.getByText(es.proof.drop).dispatchEvent('drop', { dataTransfer: data });
  await expect(chosen(page)).toContainText('soltado.pdf');
});

test('the list filters, says when nothing is asked, and its report has what it shows', {
  tag: ['@CHARGEBACK-8', '@CHARGEBACK-9'],
}, async ({ page, request }) => {
  const all = await findChargebacks(request, jacaranda);
  await prefer(page, 'en');
  await signInTo(page, jacaranda, { user: userOfRole.Administrador, language: 'en', at: '/chargebacks' });
  await expect(page.getByText(listWords.en.found(String(all.length)))).toBeVisible();
  const outcomes = page.getByRole('button', { name: /^Status:/ });
  await outcomes.click();
  for (const { label } of [won, lost]) await page.getByRole('checkbox', { name: label.en }).uncheck();
  await expect(page).toHaveURL(/statusChargeBack=17$/);
  const open = all.filter(({ statusChargeBack }) => statusChargeBack === 'In Process');
  await expect(page.getByText(listWords.en.found(String(open.length)))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outcomes).toContainText(inProcess.label.en);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /report/i }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^chargebacks-1-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(open.length + 1);
  await outcomes.click();
  await page.getByRole('checkbox', { name: inProcess.label.en }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByText(en.states.nothingSearchedTitle)).toBeVisible();
  await page.getByRole('button', { name: en.states.all }).click();
  await expect(page.getByText(listWords.en.found(String(all.length)))).toBeVisible();
});

test('only those who manage chargebacks find them; others are led home', { tag: '@CHARGEBACK-11' }, async ({
  page,
  request,
}) => {
  const { transactionNumber } = await payByCard(request, ollin, {
    ReferenceNumber: newReference(),
    Amount: 500,
  });
  for (const role of ['General', 'Desarrollador', 'Reportes'] as const) {
    await beSignedIn(page, ollin, { user: userOfRole[role] });
    for (const path of ['/chargebacks', '/chargebacks-detail?id=1']) {
      await page.goto(path);
      await expect(page).toHaveURL('/home');
    }
    await page.goto(`/transaction-detail/dispute?id=${transactionNumber}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('about:blank');
    await page.context().clearCookies();
  }
});
