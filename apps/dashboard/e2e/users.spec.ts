import { errorCodes, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits/limits';
import { expect, type Page, test } from '@playwright/test';
import { controlsWords } from '#components/ui/controls-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { usersWords } from '#features/users/users-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { confirmByKeyboard } from './steps/dialogs.ts';
import { focusOn, pressKey, pressUntilFocused, typeText } from './steps/keyboard.ts';
import { expectAccessible } from './steps/page-accessibility.ts';
import { createUser, goodPassword, newUserName, setAccess, usersOf } from './steps/people.ts';
import { prefer } from './steps/preferences.ts';
import { isOpen, tokenOf } from './steps/sessions.ts';
import { sendSignIn, signIn } from './steps/sign-in.ts';

const es = usersWords.es;
const en = usersWords.en;

const drawer = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, userName: string) =>
  page.getByRole('row').filter({ has: page.getByText(userName, { exact: true }) });
const permission = (page: Page, name: string) => drawer(page).getByRole('checkbox', { name });
const roleIn = (page: Page, name: string) => drawer(page).getByLabel(es.form.roleIn(name));
const save = (page: Page) => drawer(page).getByRole('button', { name: es.form.save }).click();

test('the businesses are searched, and each has its count and its users', {
  tag: ['@USER-1', '@USER-2'],
}, async ({ page, request }) => {
  await signIn(page, { user: userOfRole.Admin });
  await page.goto('/users');
  const businesses = page.getByRole('navigation', { name: es.businesses.label });
  for (const business of [jacaranda, ollin]) {
    const users = await usersOf(request, business);
    const link = businesses.getByRole('link', { name: new RegExp(`^${business.name}`) });
    await expect(link).toContainText(es.businesses.count(users.length));
    await link.click();
    await expect(page).toHaveURL(`/users?business=${business.id}`);
    await expect(
      page.getByRole('table', { name: es.list.label(business.name) }).getByRole('row'),
    ).toHaveCount(Math.min(users.length, limits.rowsOfPage) + 1);
  }
  await page.getByRole('searchbox', { name: es.businesses.search }).fill('LIBRERIA');
  await expect(businesses.getByRole('link')).toHaveText([new RegExp(jacaranda.name)]);
  await page.getByRole('searchbox', { name: es.businesses.search }).fill('nadie');
  await expect(page.getByText(es.businesses.filtered('nadie'))).toBeVisible();
  await page.getByRole('button', { name: es.businesses.clear }).click();
  await expect(businesses.getByRole('link')).toHaveCount(2);
});

test('an Administrador finds no way to change an Admin or themselves, and an Admin not the last one', {
  tag: ['@USER-4', '@USER-9'],
}, async ({ page }) => {
  await signIn(page, { user: userOfRole.Administrador });
  await page.goto(`/users?business=${jacaranda.id}`);
  await expect(rowOf(page, userOfRole.General).getByRole('link', { name: es.edit('general') })).toBeVisible();
  for (const locked of [userOfRole.Admin, userOfRole.Administrador]) {
    await expect(rowOf(page, locked)).toBeVisible();
    await expect(rowOf(page, locked).getByRole('link')).toHaveCount(0);
    await expect(rowOf(page, locked).getByRole('button')).toHaveCount(0);
  }
  // Nor by its address.
  await page.goto(`/users/edit?business=${jacaranda.id}&id=1`);
  await expect(page.getByRole('dialog', { name: es.notEditable })).toBeVisible();

  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${jacaranda.id}`);
  const own = rowOf(page, userOfRole.Admin);
  await expect(own.getByRole('button', { name: es.more('admin') })).toHaveCount(0);
  await own.getByRole('link', { name: es.edit('admin') }).click();
  await expect(drawer(page).getByLabel(es.form.email)).toHaveValue('admin@pasarela.example');
  // The permissions of the last Admin are nobody's to change.
  await expect(drawer(page).getByText(es.form.permissions)).toHaveCount(0);
});

test('a user is added with a suggested password and a role in each business, and signs in', {
  tag: ['@USER-5', '@USER-8', '@USER-18'],
}, async ({ page }) => {
  const userName = newUserName();
  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${jacaranda.id}`);
  await page.getByRole('link', { name: es.add }).click();
  await expect(page).toHaveURL(`/users/add?business=${jacaranda.id}`);
  await expect(drawer(page).getByLabel(es.form.userName)).toBeFocused();
  await drawer(page).getByLabel(es.form.userName).fill(userName);
  await drawer(page).getByLabel(es.form.email).fill(`${userName}@tienda.example`);
  await drawer(page).getByRole('button', { name: es.form.suggest }).click();
  const password = await drawer(page).getByLabel(es.form.password, { exact: true }).inputValue();
  expect(password.length).toBeGreaterThan(20);
  await expect(permission(page, jacaranda.name)).toBeChecked();
  await roleIn(page, jacaranda.name).selectOption('4');
  await expect(drawer(page)).toContainText(es.roleTexts.Reportes);
  await permission(page, ollin.name).check();
  await roleIn(page, ollin.name).selectOption('2');
  await save(page);
  await expect(page.getByText(es.saved)).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/users?business=${jacaranda.id}`);
  await expect(rowOf(page, userName)).toContainText('Reportes');
  await page.getByRole('link', { name: new RegExp(`^${ollin.name}`) }).click();
  await expect(rowOf(page, userName)).toContainText('General');

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await sendSignIn(page, { user: userName, password });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([jacaranda.name, ollin.name]);
});

/** Timers and steps of the history wait until an event asks for them: the order that a busy machine may come to. */
const holdBack = (): void => {
  const { setTimeout, clearTimeout } = window;
  const timers = new Map<number, () => void>();
  let last = 0;
  window.setTimeout = ((run: () => void) => {
    last -= 1;
    timers.set(last, run);
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = (timer) => {
    if (!timers.delete(Number(timer))) clearTimeout(timer);
  };
  window.addEventListener('release-timers', () => {
    Object.assign(window, { setTimeout, clearTimeout });
    for (const run of timers.values()) run();
  });
  const go = window.history.go.bind(window.history);
  window.history.go = (by) => window.addEventListener('release-history', () => go(by), { once: true });
  window.addEventListener('release-history', () => {
    window.history.go = go;
  });
};

const release = (page: Page, what: 'timers' | 'history'): Promise<boolean> =>
  page.evaluate((event) => window.dispatchEvent(new Event(event)), `release-${what}`);

test('what was filled in is thrown away only by who says so', async ({ page }) => {
  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${jacaranda.id}`);
  await page.getByRole('link', { name: es.add }).click();
  const name = drawer(page).getByLabel(es.form.userName);
  const question = page.getByRole('dialog', { name: unsavedChangesWords.es.title });
  await expect(name).toBeFocused();
  await name.fill('caja-3');
  await pressKey(page, 'Escape');
  await expect(question.getByRole('button', { name: unsavedChangesWords.es.stay })).toBeFocused();
  await expectAccessible(page, 'the question over a drawer');
  await pressKey(page, 'Escape');
  await expect(question).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('caja-3');
  await drawer(page).getByRole('button', { name: controlsWords.es.close }).click();
  // The question and then the drawer may be gone before either of them gives the focus back.
  await page.evaluate(holdBack);
  await question.getByRole('button', { name: unsavedChangesWords.es.leave }).click();
  await expect(question).toHaveCount(0);
  await release(page, 'history');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release(page, 'timers');
  await expect(page.getByRole('link', { name: es.add })).toBeFocused();

  // Where nothing was, nothing is asked; the button asks like the others.
  await page.getByRole('link', { name: es.add }).click();
  await expect(name).toBeFocused();
  await pressKey(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: es.add }).click();
  await name.fill('caja-3');
  await drawer(page).getByRole('button', { name: controlsWords.es.goBack }).click();
  await question.getByRole('button', { name: unsavedChangesWords.es.stay }).click();
  await expect(name).toHaveValue('caja-3');

  // So do the browser's own ways: back, and loading the page again.
  await page.goBack();
  await question.getByRole('button', { name: unsavedChangesWords.es.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(`/users/add?business=${jacaranda.id}`);
  const asked = page.waitForEvent('dialog');
  // It is not loaded again: nothing of the call is waited for but what the browser asks.
  void page.evaluate(() => window.location.reload());
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await expect(name).toHaveValue('caja-3');
  await page.goBack();
  await question.getByRole('button', { name: unsavedChangesWords.es.leave }).click();
  await expect(page).toHaveURL(`/users?business=${jacaranda.id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const language of ['es', 'en'] as const) {
  const words = usersWords[language];
  test(`what is missing or wrong is said at its field (${language})`, {
    tag: ['@USER-12', '@USER-14', '@USER-16'],
  }, async ({ page, request }) => {
    const taken = await createUser(request, jacaranda, 'General');
    await prefer(page, language);
    await signIn(page, { user: userOfRole.Admin, language });
    await page.goto(`/users/add?business=${jacaranda.id}`);
    await permission(page, jacaranda.name).uncheck();
    const submit = drawer(page).getByRole('button', { name: words.form.save });
    await submit.click();
    await expect(drawer(page).getByText(words.form.required)).toHaveCount(3);
    await expect(drawer(page).getByText(words.form.businessRequired)).toBeVisible();
    expect(en.form.businessRequired).toBe('The user must have at least one business asigned');
    await expect(drawer(page).getByLabel(words.form.userName)).toBeFocused();

    await permission(page, jacaranda.name).check();
    await drawer(page).getByLabel(words.form.userName).fill('á');
    await drawer(page).getByLabel(words.form.email).fill('nadie@');
    await drawer(page).getByLabel(words.form.password, { exact: true }).fill('corta');
    await submit.click();
    await expect(drawer(page).getByText(fieldErrorCodes.invalid_email[language])).toBeVisible();
    await expect(drawer(page).getByText(words.form.required)).toHaveCount(1);

    await drawer(page).getByLabel(words.form.userName).fill(taken.toUpperCase());
    await drawer(page).getByLabel(words.form.email).fill(`${newUserName()}@tienda.example`);
    await drawer(page).getByLabel(words.form.password, { exact: true }).fill(goodPassword);
    await drawer(page).getByLabel(words.form.roleIn(jacaranda.name)).selectOption('2');
    await submit.click();
    await expect(drawer(page).getByText(fieldErrorCodes.already_taken[language])).toBeVisible();
    await expect(drawer(page).getByLabel(words.form.userName)).toBeFocused();
  });
}

test('somebody is invited to another business of the caller', { tag: ['@USER-6', '@USER-17'] }, async ({
  page,
  request,
}) => {
  const userName = await createUser(request, jacaranda, 'Desarrollador');
  await signIn(page, { user: userOfRole.Administrador });
  await page.goto(`/users?business=${ollin.id}`);
  await page.getByRole('link', { name: es.invite, exact: true }).click();
  const person = drawer(page).getByLabel(es.form.person);
  await expect(person).toBeFocused();
  await save(page);
  await expect(drawer(page).getByText(es.form.required)).toBeVisible();
  // Who belongs to both already is not offered.
  await expect(person.getByRole('option', { name: userOfRole.General })).toHaveCount(0);
  await person.selectOption(userName);
  await expect(drawer(page)).toContainText(es.form.alreadyIn('Desarrollador'));
  await expect(permission(page, ollin.name)).toBeChecked();
  await roleIn(page, ollin.name).selectOption('1');
  await save(page);
  await expect(page.getByText(es.saved)).toBeVisible();
  await expect(rowOf(page, userName)).toContainText('Administrador');
});

test('the name of who is edited is locked, and only the current business is shown; another role signs out', {
  tag: ['@USER-7', '@USER-11', '@USER-14'],
}, async ({ page, request }) => {
  const userName = await createUser(request, jacaranda, 'General');
  const token = await tokenOf(request, userName, { password: goodPassword });
  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${jacaranda.id}`);
  await rowOf(page, userName)
    .getByRole('link', { name: es.edit(userName) })
    .click();
  await expect(drawer(page).getByLabel(es.form.userName)).toHaveAttribute('readonly', '');
  await expect(drawer(page).getByRole('checkbox')).toHaveCount(0);
  await expect(drawer(page).getByLabel(es.form.password, { exact: true })).toHaveCount(0);
  const email = drawer(page).getByLabel(es.form.email);
  await email.fill('');
  await save(page);
  await expect(drawer(page).getByText(es.form.required)).toBeVisible();
  await email.fill(`nuevo-${userName}@tienda.example`);
  await save(page);
  await expect(rowOf(page, userName)).toContainText(`nuevo-${userName}@tienda.example`);
  expect(await isOpen(request, token)).toBe(true);

  await rowOf(page, userName)
    .getByRole('link', { name: es.edit(userName) })
    .click();
  await roleIn(page, jacaranda.name).selectOption('4');
  await save(page);
  await expect(rowOf(page, userName)).toContainText('Reportes');
  expect(await isOpen(request, token)).toBe(false);
});

test("a refusal is shown as the server's text, never as HTML", { tag: '@USER-19' }, async ({ page }) => {
  await signIn(page, { user: userOfRole.Admin });
  const message = '<img src=x onerror="document.title=1"><b>No se pudo</b>';
  await page.route('**/api/account/register', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, data: null, message, code: 'last_admin', errors: [], requestId: 'req_x' },
    }),
  );
  await page.goto(`/users/edit?business=${jacaranda.id}&id=3`);
  await save(page);
  await expect(drawer(page).getByRole('alert')).toHaveText(message);
  await expect(drawer(page).locator('img, b')).toHaveCount(0);
  expect(errorCodes.last_admin.status).toBe(409);
});

test('access is suspended, given back and taken away, by keyboard alone', async ({ page, request }) => {
  const userName = await createUser(request, ollin, 'General');
  const token = await tokenOf(request, userName, { password: goodPassword });
  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${ollin.id}`);
  await expect(rowOf(page, userName)).toBeVisible();
  const more = rowOf(page, userName).getByRole('button', { name: es.more(userName) });
  const choose = async (action: string) => {
    await focusOn(more);
    await pressKey(page, 'Enter');
    await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: action }));
    await pressKey(page, 'Enter');
  };
  await choose(es.suspend);
  await expect(page.getByRole('dialog', { name: es.suspendTitle(userName) })).toBeVisible();
  await confirmByKeyboard(page, es.suspend);
  await expect(page.getByText(es.suspended)).toBeVisible();
  await expect(rowOf(page, userName)).toContainText(es.list.disabled);
  expect(await isOpen(request, token)).toBe(false);
  await choose(es.enable);
  await expect(page.getByText(es.enabled)).toBeVisible();
  await expect(rowOf(page, userName)).toContainText(es.list.active);
  await choose(es.remove);
  await confirmByKeyboard(page, es.remove);
  await expect(page.getByText(es.removed)).toBeVisible();
  await expect(rowOf(page, userName)).toHaveCount(0);
});

test('a user is added by keyboard alone', async ({ page }) => {
  // The first of the list, however many others there are.
  const userName = `a-${newUserName()}`;
  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${jacaranda.id}`);
  await focusOn(page.getByRole('link', { name: es.add }));
  await pressKey(page, 'Enter');
  await expect(drawer(page).getByLabel(es.form.userName)).toBeFocused();
  await typeText(page, userName);
  await pressKey(page, 'Tab');
  await typeText(page, `${userName}@tienda.example`);
  await pressKey(page, 'Tab');
  await typeText(page, goodPassword);
  await pressUntilFocused(page, 'Tab', roleIn(page, jacaranda.name));
  await typeText(page, 'Desarrollador');
  await expect(roleIn(page, jacaranda.name)).toHaveValue('3');
  await pressKey(page, 'Tab');
  await pressKey(page, 'Tab');
  await pressKey(page, 'Tab');
  await expect(drawer(page).getByRole('button', { name: es.form.save })).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(page.getByText(es.saved)).toBeVisible();
  await expect(page.getByRole('link', { name: es.add })).toBeFocused();
  await expect(rowOf(page, userName)).toContainText('Desarrollador');
});

test('the toast of a saved user stays as long as every other', { tag: '@USER-18' }, async ({
  page,
  request,
}) => {
  const userName = await createUser(request, ollin, 'General');
  await page.clock.install();
  await signIn(page, { user: userOfRole.Admin });
  await page.goto(`/users?business=${ollin.id}`);
  await rowOf(page, userName)
    .getByRole('link', { name: es.edit(userName) })
    .click();
  await save(page);
  await expect(page.getByText(es.saved)).toBeVisible();
  await page.clock.fastForward(limits.toast - 1_000);
  await expect(page.getByText(es.saved)).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(page.getByText(es.saved)).toBeHidden();
  expect([es.saved, en.saved]).toEqual(['Usuario guardado correctamente', 'User saved correctly']);
});

test('who has no business signs in and is told so, and finds no other page', async ({ page, request }) => {
  const userName = await createUser(request, jacaranda, 'Administrador');
  await setAccess(request, jacaranda, userName, 'disabled');
  await signIn(page, { user: userName, password: goodPassword });
  await expect(page.getByText('No tienes acceso a ningún negocio')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usuarios' })).toHaveCount(0);
  for (const path of ['/users', '/home', '/my-account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/business');
  }
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
});
