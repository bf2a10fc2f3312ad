import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { expect, type Page, test } from '@playwright/test';
import { timeLeftWords } from '#components/dates/time-left-words.ts';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { justificationWords } from '#components/form/justification-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { authorizationWords } from '#features/transactions/authorization-words.ts';
import { preauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { authorizeByCard, newReference } from './steps/payment-calls.ts';
import { prefer } from './steps/preferences.ts';
import { signInTo } from './steps/sign-in.ts';
import { cancelElsewhere } from './steps/transactions.ts';

const es = authorizationWords.es;
const en = authorizationWords.en;
const listEs = preauthorizationsWords.es;
const detailEs = transactionDetailWords.es;
const detailEn = transactionDetailWords.en;
const storyEs = transactionStoryWords.es;

const drawerOf = (page: Page) => page.getByRole('dialog');
const amountOf = (page: Page) => drawerOf(page).getByRole('textbox', { name: es.charge.amount });
const storyOf = (page: Page) =>
  page
    .getByRole('region', { name: storyEs.title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
const rowOf = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });

test('an authorization is charged in part from the list', {
  tag: ['@PREAUTH-4', '@PREAUTH-6', '@PREAUTH-10'],
}, async ({ page, request }) => {
  const reference = newReference();
  const { transactionNumber } = await authorizeByCard(request, jacaranda, {
    ReferenceNumber: reference,
    Amount: 1200,
  });
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/preauthorizations?referenceNumber=${reference}`,
  });
  // Of the calendar: one less where midnight has come since the payment.
  const { days } = timeLeftWords.es;
  await expect(rowOf(page, reference)).toContainText(new RegExp(`${days(7)}|${days(6)}`));
  await rowOf(page, reference)
    .getByRole('link', { name: listEs.chargeOne(reference) })
    .click();
  await expect(page).toHaveURL(
    `/preauthorizations/charge?referenceNumber=${reference}&id=${transactionNumber}`,
  );
  await expect(amountOf(page)).toBeFocused();
  await expect(amountOf(page)).toHaveValue('1,200.00');
  await expect(drawerOf(page)).toContainText(`${es.charge.plan.released}$0.00`);

  for (const [typed, problem] of [
    ['', es.charge.required],
    ['0.99', es.charge.problems.tooLittle('$1.00')],
    ['1200.01', es.charge.problems.tooMuch('$1,200.00')],
  ] as const) {
    await amountOf(page).fill(typed);
    await pressKey(page, 'Enter');
    await expect(drawerOf(page).getByText(problem)).toBeVisible();
    await expect(amountOf(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await amountOf(page).fill('12');
  await expect(drawerOf(page)).toContainText(`${es.charge.plan.released}$1,188.00`);
  // 12.00 less 2.85 of fee and 0.46 of its IVA.
  await expect(drawerOf(page)).toContainText(`${es.charge.plan.commission}−$3.31`);
  await expect(drawerOf(page)).toContainText(`${es.charge.plan.deposited}$8.69`);
  await drawerOf(page)
    .getByRole('button', { name: es.charge.submit('$12.00') })
    .click();
  await expect(page.getByText(es.charge.success)).toBeVisible();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/preauthorizations?referenceNumber=${reference}`);
  await expect(page.getByText(listEs.states.filteredTitle)).toBeVisible();

  await page.goto(`/transaction-detail?id=${transactionNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$12.00');
  const captured = storyOf(page).last();
  await expect(captured).toContainText(`${storyEs.moves.capture} · $12.00`);
  await expect(captured).toContainText(storyEs.released('$1,188.00'));
  await expect(captured).toContainText(userOfRole.General);
  await expect(page.getByText(detailEs.fields.authorizedAmount, { exact: true })).toBeVisible();
});

test('an authorization is canceled with a reason, from its detail', {
  tag: ['@PORTAL-44', '@PORTAL-45', '@PREAUTH-5', '@PREAUTH-8', '@PREAUTH-11'],
}, async ({ page, request }) => {
  const reference = newReference();
  const { transactionNumber } = await authorizeByCard(request, jacaranda, {
    ReferenceNumber: reference,
    Amount: 350.5,
  });
  await signInTo(page, jacaranda, {
    user: userOfRole.Admin,
    at: `/transaction-detail?id=${transactionNumber}`,
  });
  await page.getByRole('link', { name: detailEs.actions.cancel }).click();
  await expect(page).toHaveURL(`/transaction-detail/cancel?id=${transactionNumber}`);
  const reason = drawerOf(page).getByRole('textbox', { name: es.cancel.reason });
  const submit = drawerOf(page).getByRole('button', { name: es.cancel.submit });
  await expect(reason).toBeFocused();
  await expect(drawerOf(page)).toContainText(justificationWords.es.left(250));

  await page.clock.install();
  await reason.fill('   abcd   ');
  await expect(drawerOf(page)).toContainText(justificationWords.es.left(246));
  // The five seconds are counted by hand, however slow the machine.
  await page.clock.pauseAt(Date.now() + 1_000);
  await submit.click();
  const warning = drawerOf(page).getByText(justificationWords.es.wrong('5', '250'));
  await expect(warning).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(warning).toBeVisible();
  await page.clock.runFor(200);
  await expect(warning).toBeHidden();
  await page.clock.resume();
  await reason.fill('x'.repeat(251));
  await expect(drawerOf(page)).toContainText(justificationWords.es.tooMany(1));
  await submit.click();
  await expect(warning).toBeVisible();

  await reason.fill('  El cliente\ncanceló su pedido.  ');
  await submit.click();
  await expect(page.getByText(es.cancel.success)).toBeVisible();
  await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    transactionStatuses[9].label.es,
  );
  await expect(page.getByRole('link', { name: detailEs.actions.charge })).toHaveCount(0);
  const canceled = storyOf(page).last();
  await expect(canceled).toContainText(storyEs.moves.reverse);
  await expect(canceled).toContainText(storyEs.released('$350.50'));
  await expect(canceled).toContainText('El cliente canceló su pedido.');
});

test('the messages are the specified ones', () => {
  expect(en.charge.success).toBe('Transaction captured successfully');
  expect(en.cancel.success).toBe('Transaction canceled successfully');
});

test('each action has its address; one of another status says what it is', {
  tag: ['@PORTAL-9', '@PREAUTH-5', '@PREAUTH-12'],
}, async ({ page, request }) => {
  const reference = newReference();
  const payment = await authorizeByCard(request, jacaranda, { ReferenceNumber: reference, Amount: 99 });
  const { transactionNumber } = payment;
  await prefer(page, 'en');
  await signInTo(page, jacaranda, {
    user: userOfRole.Admin,
    language: 'en',
    at: `/preauthorizations?referenceNumber=${reference}`,
  });
  await rowOf(page, reference)
    .getByRole('button', { name: preauthorizationsWords.en.more(reference) })
    .click();
  await page.getByRole('menuitem', { name: preauthorizationsWords.en.drawer.seeMovement }).click();
  await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
  await page.getByRole('link', { name: detailEn.backTo.preauthorizations }).last().click();
  await expect(page).toHaveURL(`/preauthorizations?referenceNumber=${reference}`);
  await rowOf(page, reference)
    .getByRole('button', { name: preauthorizationsWords.en.more(reference) })
    .click();
  await page.getByRole('menuitem', { name: detailEn.actions.cancel }).click();
  const list = `referenceNumber=${reference}`;
  await expect(page).toHaveURL(`/preauthorizations/cancel?${list}&id=${transactionNumber}`);
  await expect(drawerOf(page).getByRole('textbox', { name: en.cancel.reason })).toBeVisible();
  await drawerOf(page).getByRole('link', { name: en.charge.tab }).click();
  await expect(page).toHaveURL(`/preauthorizations/charge?${list}&id=${transactionNumber}`);
  await expect(drawerOf(page).getByRole('button', { name: en.charge.submit('$99.00') })).toBeVisible();

  // Somebody else was quicker: the server says so, and the drawer what it is now.
  await cancelElsewhere(request, jacaranda, payment);
  await drawerOf(page)
    .getByRole('button', { name: en.charge.submit('$99.00') })
    .click();
  const refusal = errorCodes.status_not_allowed.message.en.replace(
    '{status}',
    transactionStatuses[9].label.en,
  );
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(refusal);
  await expect(drawerOf(page)).toContainText(transactionStatuses[9].label.en);
  await pressKey(page, 'Escape');
  await expect(page).toHaveURL(`/preauthorizations?${list}`);
});

test('after seven days by the clock it has expired', { tag: '@PREAUTH-1' }, async ({ page, request }) => {
  const reference = newReference();
  const { transactionNumber } = await authorizeByCard(request, ollin, {
    ReferenceNumber: reference,
    Amount: 480,
  });
  await signInTo(page, ollin, {
    user: userOfRole.Admin,
    at: `/preauthorizations?referenceNumber=${reference}`,
  });
  await expect(rowOf(page, reference)).toBeVisible();
  await moveClock(request, ollin, { days: 6, hours: 23 });
  await page.reload();
  await expect(rowOf(page, reference)).toContainText(/quedan 5\d minutos/);
  await moveClock(request, ollin, { hours: 1 });
  await page.reload();
  await expect(page.getByText(listEs.states.filteredTitle)).toBeVisible();
  await page.goto(`/transaction-detail?id=${transactionNumber}`);
  await expect(storyOf(page).last()).toContainText(storyEs.moves.expireAuthorization);
});
