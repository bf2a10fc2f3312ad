import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { authorizationWords } from '#features/transactions/authorization-words.ts';
import { refundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { usersWords } from '#features/users/users-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { newReference } from './steps/payment-calls.ts';
import { goodPassword } from './steps/people.ts';
import { sendSignIn, signIn, signInTo } from './steps/sign-in.ts';
import { findTransactions } from './steps/transactions.ts';

const link = singleLinkWords.es;
const refund = refundsWords.es;
const charge = authorizationWords.es.charge;
const text = integrationWords.es.notificationText;
const fraud = fraudWords.es;
const users = usersWords.es;

/** A form that is filled in and sent when the session has ended already, and what it has again afterwards. */
type Journey = {
  readonly at: string | ((request: APIRequestContext) => Promise<string>);
  readonly fillIn: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  readonly expectKept: (page: Page) => Promise<void>;
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Fields by their labels, each with what is typed. */
const typed = (fields: Readonly<Record<string, string>>): Pick<Journey, 'fillIn' | 'expectKept'> => ({
  fillIn: async (page) => {
    for (const [label, value] of Object.entries(fields))
      await page.getByRole('textbox', { name: label }).first().fill(value);
  },
  expectKept: async (page) => {
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByRole('textbox', { name: label }).first()).toHaveValue(value);
  },
});

const paymentWith = async (
  request: APIRequestContext,
  idStatus: number,
  overlay: string,
): Promise<string> => {
  const rows = await findTransactions(request, jacaranda, { idStatus, pageNumber: idStatus === 2 ? 5 : 1 });
  const found = rows.find(
    (row) =>
      (idStatus === 8 || ([8, 10].includes(row.idPaymentMethod ?? 0) && !row.isTotal)) && row.amount > 100,
  );
  if (!found) throw new Error('the demo has no such payment');
  return `/transaction-detail/${overlay}?id=${found.idTransaction}`;
};

const reference = newReference();

const journeys: Readonly<Record<string, Journey>> = {
  'a payment link': {
    at: '/leagues-single',
    ...typed({
      [link.fields.reference]: reference,
      [link.fields.email]: 'ana@example.com',
      [link.fields.amount]: '120.50',
      [link.fields.due]: '31/12/2030',
    }),
    send: press(link.create),
  },
  'a refund': {
    at: (request) => paymentWith(request, 2, 'refund'),
    ...typed({ [refund.amount]: '2.50', [refund.note]: 'Un libro roto' }),
    send: async (page) => {
      await press(refund.submit('$2.50'))(page);
      await press(refund.confirm('$2.50'))(page);
    },
  },
  'a charge': {
    at: (request) => paymentWith(request, 8, 'charge'),
    ...typed({ [charge.amount]: '2.50' }),
    send: press(charge.submit('$2.50')),
  },
  'a setting': {
    at: '/integration',
    ...typed({ [text.label]: `Gracias por tu compra, ${reference}` }),
    send: (page) =>
      page.getByRole('form', { name: text.title }).getByRole('button', { name: 'Guardar' }).click(),
  },
  'an entry of the blacklist': {
    at: '/fraud-management/blacklist/add',
    fillIn: async (page) => {
      await page.getByRole('radio', { name: 'IP' }).check({ force: true });
      await page.getByRole('dialog').getByRole('textbox').fill('203.0.113.7');
      await page.getByRole('switch').click();
    },
    send: press(fraud.blacklist.submitAdd),
    expectKept: async (page) => {
      await expect(page.getByRole('radio', { name: 'IP' })).toBeChecked();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('203.0.113.7');
      await expect(page.getByRole('switch')).not.toBeChecked();
    },
  },
  'a velocity rule': {
    at: '/fraud-management',
    fillIn: async (page) => {
      // What is typed is tried at once: that call, too, would end a session that has ended already.
      const tried = page.waitForResponse(/\/velocityrules\/dryrun\?.*value=17/);
      await page.getByLabel(fraud.velocity.value).first().fill('17');
      await tried;
    },
    send: press(fraud.velocity.save),
    expectKept: async (page) => {
      await expect(page.getByLabel(fraud.velocity.value).first()).toHaveValue('17');
      await expect(page.getByText(fraud.velocity.unsaved)).toBeVisible();
    },
  },
  'a user, without the password': {
    at: `/users/add?business=${jacaranda.id}`,
    fillIn: async (page) => {
      await page.getByLabel(users.form.userName).fill('caja-nueva');
      await page.getByLabel(users.form.email).fill('caja@tienda.example');
      await page.getByLabel(users.form.password, { exact: true }).fill(goodPassword);
      await page.getByLabel(users.form.roleIn(jacaranda.name)).selectOption({ label: 'General' });
    },
    send: press(users.form.save),
    expectKept: async (page) => {
      await expect(page.getByLabel(users.form.userName)).toHaveValue('caja-nueva');
      await expect(page.getByLabel(users.form.email)).toHaveValue('caja@tienda.example');
      await expect(page.getByLabel(users.form.password, { exact: true })).toHaveValue('');
      await expect(page.getByLabel(users.form.roleIn(jacaranda.name)).locator('option:checked')).toHaveText(
        'General',
      );
    },
  },
};

for (const [name, { at, fillIn, send, expectKept }] of Object.entries(journeys))
  test(`what was typed is there again after the session has ended: ${name}`, async ({ page, request }) => {
    const address = typeof at === 'string' ? at : await at(request);
    // The users of all businesses are seen before one is entered.
    if (address.startsWith('/users')) {
      await signIn(page, { user: userOfRole.Admin });
      await page.goto(address);
    } else await signInTo(page, jacaranda, { user: userOfRole.Admin, at: address });
    await fillIn(page);
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    const ended = await request.post('/api/account/logout', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(200);
    await send(page);
    await expect(page).toHaveURL('/login');
    await sendSignIn(page, { user: userOfRole.Admin });
    await expect(page).toHaveURL(address);
    await expectKept(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });
