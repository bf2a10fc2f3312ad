import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { bulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { readCsv } from './steps/csv-table.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey, typeText } from './steps/keyboard.ts';
import { expectToFit } from './steps/page-accessibility.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { createLink, linkFile } from './steps/payment-links.ts';
import { signInTo } from './steps/sign-in.ts';

const es = bulkLinksWords.es;
const en = bulkLinksWords.en;

const { columns } = es;
const drop = (page: Page) => page.locator('input[type=file]');
const cell = (page: Page, column: string, line: number) =>
  page.getByLabel(es.lines.cell(column, es.lines.place(String(line))), { exact: true });
const create = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const start = async (page: Page, language: 'es' | 'en' = 'es'): Promise<void> => {
  await signInTo(page, jacaranda, { user: userOfRole.General });
  if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
  await page.goto('/leagues-bulk');
};

test('a file is dropped, looked at and made into links, which are downloaded', { tag: '@LINK-41' }, async ({
  page,
}) => {
  await start(page);
  const reference = newReference();
  const { name, buffer } = linkFile([
    { referenceNumber: `${reference}-1` },
    { referenceNumber: `${reference}-2` },
  ]);
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], fileName, { type: 'text/csv' }));
      return data;
    },
    [name, buffer.toString()] as const,
  );
  await page.getByText(es.files.drop).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('list', { name: es.files.chosen })).toContainText(name);
  await expect(cell(page, columns.referenceNumber, 2)).toHaveValue(`${reference}-1`);
  await expect(page.getByText(es.allRight(2, '2'))).toBeVisible();
  await create(page, es.createCount(2, '2')).click();
  await expect(page.getByRole('heading', { name: es.result.title(2, '2') })).toBeFocused();
  await expect(page.getByText(es.created(2))).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: es.result.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ligas-de-pago-1-\d{4}-\d{2}-\d{2}\.csv$/);
  const { headings, records } = readCsv(readFileSync(await download.path()));
  expect(headings).toEqual(es.result.headings);
  expect(
    records.map((record) => [record.Referencia, record.Correo, record.Monto, record.Vencimiento]),
  ).toEqual([
    [`${reference}-1`, 'ana.lopez@example.com', '120.50', '31/12/2090'],
    [`${reference}-2`, 'ana.lopez@example.com', '120.50', '31/12/2090'],
  ]);
  await page.goto(new URL(records[0]?.Liga ?? '').pathname);
  await expect(page.getByText('$120.50').first()).toBeVisible();
  await page.goto(`/paid-leagues?referenceNumber=${reference}`);
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(2);
});

test('lines that would replace open links are marked, and asked about once', async ({ page, request }) => {
  const { replacing, result } = es;
  const [luis, ana] = ['luis.ruiz@example.com', 'ana.lopez@example.com'];
  const other = await createLink(request, jacaranda, { email: luis });
  const own = await createLink(request, jacaranda, { email: ana, amount: 75 });
  await start(page);
  const { referenceNumber } = other;
  await drop(page).setInputFiles([
    linkFile([{}, { referenceNumber }, { referenceNumber: own.referenceNumber, email: ana }, {}]),
  ]);
  const ofOther = replacing.ofAnother(replacing.kinds.link, luis, '$120.00');
  const ofSame = replacing.ofSame(replacing.kinds.link, '$75.00');
  await expect(page.getByText(replacing.lines(2, '2', '4'))).toBeVisible();
  await expect(page.getByText(es.allRight(4, '4'))).toHaveCount(0);
  await page.getByRole('button', { name: es.preview.replacing('2') }).click();
  await expect(cell(page, columns.referenceNumber, 2)).toHaveCount(0);
  await expect(cell(page, columns.referenceNumber, 3)).toHaveAccessibleDescription(ofOther);
  await expect(cell(page, columns.referenceNumber, 4)).toHaveAccessibleDescription(ofSame);
  // Another reference is another payment: the mark goes, and comes back with the reference.
  await cell(page, columns.referenceNumber, 3).fill(newReference());
  await expect(page.getByText(replacing.lines(1, '1', '4'))).toBeVisible();
  await cell(page, columns.referenceNumber, 3).fill(referenceNumber);
  await create(page, es.createCount(4, '4')).click();
  const dialog = page.getByRole('dialog', { name: replacing.title(2, '2') });
  await expect(dialog).toContainText(replacing.ofOthers(1, '1'));
  await expect(dialog.getByRole('listitem')).toContainText([ofOther, ofSame]);
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await create(page, es.createCount(4, '4')).click();
  await dialog.getByRole('button', { name: replacing.submit }).click();
  await expect(page.getByRole('heading', { name: result.title(4, '4') })).toBeFocused();
  await expect(page.getByText(result.replaced(2, '2'))).toBeVisible();
});

test('what is wrong is said at its cell and corrected there', async ({ page }) => {
  await start(page);
  const twice = newReference();
  await drop(page).setInputFiles([
    linkFile([{ referenceNumber: twice }, { email: 'ana@', amount: 'mucho' }, { referenceNumber: twice }]),
  ]);
  await expect(page.getByText(es.toCorrect(2, '2', '3'))).toBeVisible();
  await expect(create(page, es.createCount(3, '3'))).toBeDisabled();
  await expect(cell(page, columns.email, 3)).toHaveAccessibleDescription('No es un correo válido.');
  await expect(cell(page, columns.amount, 3)).toHaveAccessibleDescription(fieldErrorsWords.es.amount);
  await expect(cell(page, columns.referenceNumber, 4)).toHaveAccessibleDescription(
    'La referencia ya está en la línea 2.',
  );
  await page.getByRole('button', { name: es.preview.wrong('2') }).click();
  await expect(cell(page, columns.email, 2)).toHaveCount(0);
  await cell(page, columns.email, 3).fill('ana@example.com');
  await cell(page, columns.amount, 3).fill('1,200.50');
  await expect(cell(page, columns.amount, 3)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(es.toCorrect(1, '1', '3'))).toBeVisible();
  await page.getByRole('button', { name: es.lines.remove(es.lines.place('4')) }).click();
  await expect(page.getByText(es.allRight(2, '2'))).toBeVisible();
  await create(page, es.createCount(2, '2')).click();
  await expect(page.getByRole('heading', { name: es.result.title(2, '2') })).toBeVisible();
});

test('what the server refuses is told in a toast and an alert, and at its cell', { tag: '@LINK-48' }, async ({
  page,
  request,
}) => {
  const taken = newReference();
  const { transactionNumber } = await payByCard(request, jacaranda, { ReferenceNumber: taken, Amount: 90 });
  await start(page);
  await drop(page).setInputFiles([linkFile([{}, { referenceNumber: taken }])]);
  await create(page, es.createCount(2, '2')).click();
  const message = 'No se creó ninguna liga. Por corregir en el archivo: 1.';
  const reason = `La referencia ya la usa la transacción ${transactionNumber}.`;
  await expect(page.locator('[data-toast]')).toContainText(message);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(alert).toContainText(es.faults.at('ligas.csv', '3', columns.referenceNumber, reason));
  await expect(cell(page, columns.referenceNumber, 3)).toHaveAccessibleDescription(reason);
  await expect(create(page, es.createCount(2, '2'))).toBeDisabled();
  await cell(page, columns.referenceNumber, 3).fill(newReference());
  await create(page, es.createCount(2, '2')).click();
  await expect(page.getByRole('heading', { name: es.result.title(2, '2') })).toBeVisible();
});

test('files that cannot be taken are refused where they are chosen', { tag: '@LINK-44' }, async ({
  page,
}) => {
  await start(page);
  await create(page, es.create).click();
  await expect(page.getByText('Debes agregar al menos un archivo')).toBeVisible();
  await drop(page).setInputFiles([{ ...linkFile([{}]), name: 'ligas.txt' }]);
  await expect(page.getByText(es.files.notCsv('ligas.txt'))).toBeVisible();
  await drop(page).setInputFiles([
    { name: 'foto.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0, 1, 2]) },
  ]);
  await expect(page.getByText(es.files.notCsv('foto.csv'))).toBeVisible();
  await drop(page).setInputFiles([
    {
      name: 'unicode\u202e.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('\ufeffreferenceNumber', 'utf16le'),
    },
  ]);
  await expect(page.getByText(fieldErrorText('file_utf16', 'es', { file: 'unicode.csv' }))).toBeVisible();
  await drop(page).setInputFiles([
    { name: 'grande.csv', mimeType: 'text/csv', buffer: Buffer.alloc(11 * 1_024 * 1_024, 'a') },
  ]);
  await expect(page.getByText(es.files.tooLarge('grande.csv'))).toBeVisible();
  await drop(page).setInputFiles(Array.from({ length: 6 }, (_, n) => linkFile([{}], `${n}.csv`)));
  await expect(page.getByText(es.files.tooMany('5'))).toBeVisible();
  await drop(page).setInputFiles([
    { name: 'otro.csv', mimeType: 'text/csv', buffer: Buffer.from('nombre,correo\nAna,ana@example.com\n') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: es.faults.ofFile })).toContainText(
    es.faults.at('otro.csv', '1', columns.referenceNumber, 'Falta la columna.'),
  );
  await drop(page).setInputFiles([linkFile([{}], 'otro.csv')]);
  await expect(page.getByText(es.allRight(1, '1'))).toBeVisible();
});

test('the template is downloaded, and can be uploaded as it is', { tag: ['@LINK-42', '@LINK-44'] }, async ({
  page,
}) => {
  await start(page, 'en');
  await create(page, en.create).click();
  await expect(page.getByText('You must add at least one file')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: en.files.template }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('CaptureLineLayout.csv');
  await drop(page).setInputFiles([
    { name: 'CaptureLineLayout.csv', mimeType: 'text/csv', buffer: readFileSync(await download.path()) },
  ]);
  await expect(page.getByText(en.allRight(3, '3'))).toBeVisible();
});

test('thousands of lines are looked at a page at a time, and say how far they are', async ({ page }) => {
  await start(page);
  const reference = newReference();
  const lines = Array.from({ length: 3_000 }, (_, n) => ({
    referenceNumber: `${reference}-${n}`,
    ...(n === 2_500 ? { email: 'ana@' } : {}),
  }));
  await drop(page).setInputFiles([linkFile(lines)]);
  await expect(page.getByText(es.toCorrect(1, '1', '3,000'))).toBeVisible();
  await expect(page.getByText(es.preview.rows('1', '20', '3,000'))).toBeVisible();
  await page.getByRole('button', { name: es.preview.next }).click();
  await expect(page.getByText(es.preview.rows('21', '40', '3,000'))).toBeVisible();
  await page.getByRole('button', { name: es.preview.wrong('1') }).click();
  await page.getByLabel(es.lines.cell(columns.email, es.lines.place('2,502'))).fill('ana@example.com');
  await create(page, es.createCount(3_000, '3,000')).click();
  await expect(page.getByRole('progressbar', { name: es.progress.label })).toBeVisible();
  await expect(page.getByRole('heading', { name: es.result.title(3_000, '3,000') })).toBeVisible({
    timeout: 30_000,
  });
});

test('leaving with lines that were not created asks', async ({ page }) => {
  await start(page);
  await drop(page).setInputFiles([linkFile([{}])]);
  await expect(cell(page, columns.email, 2)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: es.back }).click();
  const dialog = page.getByRole('dialog', { name: unsavedChangesWords.es.title });
  await dialog.getByRole('button', { name: unsavedChangesWords.es.leave }).click();
  await expect(page).toHaveURL('/paid-leagues');
});

test('a file is corrected and made into links by keyboard alone', async ({ page }) => {
  await start(page);
  await focusOn(drop(page));
  const choosing = page.waitForEvent('filechooser');
  await pressKey(page, 'Space');
  await (await choosing).setFiles([linkFile([{ email: 'ana@' }])]);
  await expect(cell(page, columns.email, 2)).toHaveAttribute('aria-invalid', 'true');
  await expectToFit(page, 'the preview of a file');
  const isReached = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await pressKey(page, 'Tab');
  await expect(page.getByRole('link', { name: es.files.template })).toBeFocused();
  await pressKey(page, 'Tab');
  await isReached(es.files.remove('ligas.csv'));
  await pressKey(page, 'Tab');
  await isReached(es.preview.all('1'));
  await pressKey(page, 'Tab');
  await isReached(es.preview.wrong('1'));
  await pressKey(page, 'Tab');
  await expect(page.getByRole('region', { name: es.lines.title })).toBeFocused();
  await pressKey(page, 'Tab');
  await pressKey(page, 'Tab');
  await expect(cell(page, columns.email, 2)).toBeFocused();
  await pressKey(page, 'End');
  await typeText(page, 'example.com');
  await expect(page.getByText(es.allRight(1, '1'))).toBeVisible();
  for (let steps = 0; steps < 4; steps += 1) await pressKey(page, 'Shift+Tab');
  await isReached(es.createCount(1, '1'));
  await pressKey(page, 'Enter');
  await expect(page.getByRole('heading', { name: es.result.title(1, '1') })).toBeFocused();
});
