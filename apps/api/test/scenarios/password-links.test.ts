import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmailDeliverer } from '#core/outbox/emails/email-deliverer.ts';
import type { SmtpSender } from '#core/outbox/emails/smtp-sender.ts';
import { sql } from '#database/sql.ts';
import { createPasswordLinkMailer } from '#features/accounts/password-link-mail.ts';
import { makePasswordLink } from '#features/accounts/password-links-service.ts';
import { demoPassword } from '#seed/demo-people.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createMember } from '../factories/accounts-factory.ts';
import { goodPassword, newUserOf, tokenIn } from '../factories/users-factory.ts';
import { bearer } from '../operation-calls.ts';
import { rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
/** What the mail server was handed. */
let sent: Parameters<SmtpSender['send']>[0][] = [];
beforeAll(async () => {
  app = await buildTestApp({ scale: 0, sendsEmails: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.time.now = seededAt;
  sent = [];
});

let made = 0;
const someone = async (): Promise<string> => {
  made += 1;
  const userName = `distraida-${made}`;
  await createMember(app, userName, 'General', 1);
  return userName;
};
const ask = (user: string) => app.calls.send('forgotPassword', { body: { user } });
const write = () => createPasswordLinkMailer(app.dependencies).run();
const send = () =>
  createEmailDeliverer({
    ...app.dependencies,
    sender: {
      send: async (message) => {
        sent.push(message);
        return [];
      },
    },
    from: 'avisos@pasarela.example',
  }).deliverDue();

const tokensSent = (): readonly string[] =>
  sent.flatMap(({ text }) => {
    const [url] = /http\S+\/login#token=[\w.-]+/.exec(text) ?? [];
    return url ? [tokenIn(url)] : [];
  });
/** Asks for a link and reads its token out of the mailbox. */
const tokenFor = async (user: string): Promise<string> => {
  await ask(user);
  await write();
  await send();
  const token = tokensSent().at(-1);
  if (!token) throw new Error('no link was sent');
  return token;
};
const choose = (token: string, newPassword: string = goodPassword) =>
  app.calls.send('resetPassword', { body: { token, newPassword } });
const logIn = async (UserName: string, Password: string) =>
  (await app.calls.send('login', { body: { UserName, Password, Environment: 'Sandbox' } })).status;
const outbox = async (kind: 'passwordReset' | 'userInvitation') =>
  rowsOf(app.database.read, 'emails', { accountId: await accountIdOf(app, 1, 'Production'), kind });

describe('a forgotten password', () => {
  it('is chosen anew with a link that works once, and every session ends', async () => {
    const userName = await someone();
    const open = await app.signIn(userName);
    const token = await tokenFor(userName);
    expect(sent.at(-1)?.to).toEqual([`${userName}@example.com`]);
    const { data } = await app.calls.answered('getPasswordLink', { body: { token } });
    expect(data).toEqual({ userName, purpose: 'reset' });
    expect((await choose(token)).body.data).toEqual({ userName });
    expect((await app.calls.send('getSession', { headers: bearer(open) })).status).toBe(401);
    expect([await logIn(userName, demoPassword), await logIn(userName, goodPassword)]).toEqual([422, 200]);
    for (const again of [await choose(token), await app.calls.send('getPasswordLink', { body: { token } })])
      expect([again.status, again.body.code]).toEqual([422, 'password_link_invalid']);
  });

  it('is chosen once even if two calls use the link at the same time', async () => {
    const token = await tokenFor(await someone());
    const answers = await Promise.all([choose(token), choose(token, 'otras-nubes-y-otro-faro')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is asked for by user name or e-mail, in any case', async () => {
    const userName = await someone();
    expect(await tokenFor(`${userName}@EXAMPLE.com`)).not.toBe(await tokenFor(userName.toUpperCase()));
  });

  it('keeps the rules of passwords, and a refused one does not use up the link', async () => {
    const userName = await someone();
    const token = await tokenFor(userName);
    const { status, body } = await choose(token, `${userName}-2026`);
    expect([status, body.errors]).toMatchObject([422, [{ field: 'newPassword', code: 'password_is_name' }]]);
    expect((await choose(token)).status).toBe(200);
  });

  it('can be chosen for thirty minutes', async () => {
    const token = await tokenFor(await someone());
    app.time.now += limits.passwordResetLife - 1;
    expect((await app.calls.send('getPasswordLink', { body: { token } })).status).toBe(200);
    app.time.now += 1;
    expect((await choose(token)).body.code).toBe('password_link_invalid');
  });

  it('is no longer chosen with an earlier link once the password or the address is another', async () => {
    const userName = await someone();
    const [first, second] = [await tokenFor(userName), await tokenFor(userName)];
    await choose(second);
    expect((await choose(first)).body.code).toBe('password_link_invalid');

    const changed = await tokenFor(userName);
    await app.calls.answered('changePassword', {
      body: { currentPassword: goodPassword, newPassword: 'otras-nubes-y-otro-faro' },
      headers: bearer(await app.signIn(userName)),
    });
    expect((await choose(changed)).body.code).toBe('password_link_invalid');

    const moved = await tokenFor(userName);
    const { id } = await rowOf(app.database.read, 'users', { userName });
    await app.calls.answered('registerUser', {
      body: { id, email: `${userName}@otra.example`, companies: [{ idCompany: 1, roleId: 2 }] },
      headers: bearer(await app.signIn('admin')),
    });
    expect((await choose(moved)).body.code).toBe('password_link_invalid');
  });

  it('gives who guesses the same answer and the same statements, and sends nothing', async () => {
    const userName = await someone();
    const [known, unknown] = [await ask(userName), await ask('nadie-aqui')];
    const plain = ({ status, body }: typeof known) => [status, { ...body, requestId: undefined }];
    expect(plain(unknown)).toEqual(plain(known));
    const rows = await rowsOf(app.database.read, 'password_links', { handledAt: null });
    expect(rows).toHaveLength(2);
    await write();
    await send();
    expect(sent).toHaveLength(1);
    expect(await rowsOf(app.database.read, 'password_links', { userId: null })).toEqual([]);
  });

  it('sends nothing to a user who may not sign in', async () => {
    const userName = await someone();
    const { id } = await rowOf(app.database.read, 'users', { userName });
    await app.calls.answered('setUserAccess', {
      body: { idCompany: 1, id, access: 'disabled' },
      headers: bearer(await app.signIn('admin')),
    });
    await ask(userName);
    await write();
    expect(await send()).toBe(0);
  });

  it('is asked for ten times from one address, whether there is such a user or not', async () => {
    const userName = await someone();
    for (const name of [userName, `${userName}-no`]) {
      for (let asked = 0; asked < limits.passwordResetAsks; asked += 1)
        expect((await ask(name)).status).toBe(200);
      const refused = await ask(name);
      expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
        429,
        'login_locked',
        '1800',
      ]);
    }
    await write();
    await send();
    // Who is asked for by somebody else is not buried in e-mails.
    expect(sent).toHaveLength(limits.passwordResetEmails);
    app.time.now += limits.loginLock;
    expect((await ask(userName)).status).toBe(200);
  });

  it('leaves no token in the database, nor in what is shown of the outbox', async () => {
    const token = await tokenFor(await someone());
    const [row] = (await outbox('passwordReset')).slice(-1);
    expect(row).toMatchObject({ state: 'sent', draft: null });
    const headers = { ...bearer(await app.signIn('admin', 'Production')), company: '1' };
    const shown = await app.calls.answered('getEmail', { params: { idEmail: row?.id }, headers });
    expect(shown.data).toMatchObject({ kind: 'passwordReset', state: 'sent', canSend: false });
    const [id = '', key = ''] = token.split('.');
    const tables = JSON.stringify([
      await rowsOf(app.database.read, 'emails'),
      await rowsOf(app.database.read, 'password_links'),
    ]);
    expect(tables).toContain(id);
    for (const text of [tables, shown.text]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain('#token=');
    }
    const again = await app.calls.refused('resendEmail', {
      params: { idEmail: row?.id },
      body: {},
      headers,
    });
    expect([again.status, again.code]).toEqual([409, 'email_sent_once']);
  });

  it('goes to its user alone, whatever the e-mail says, and to nobody once the link is used', async () => {
    const userName = await someone();
    await ask(userName);
    await write();
    const { id } = (await outbox('passwordReset')).at(-1) ?? { id: 0 };
    const accountId = await accountIdOf(app, 1, 'Production');
    await app.database.unit({ account: accountId }, (unit) =>
      unit.run(sql`
        update emails set recipients = 'mallory@example.com' where account_id = ${accountId} and id = ${id}`),
    );
    await send();
    expect(sent.map(({ to }) => to)).toEqual([[`${userName}@example.com`]]);

    await ask(userName);
    await write();
    const link = await makePasswordLink(app.dependencies, userName, app.url);
    await choose(tokenIn(link?.url ?? ''));
    await send();
    expect(sent).toHaveLength(1);
    expect((await outbox('passwordReset')).at(-1)).toMatchObject({ state: 'failed', error: 'expired' });
  });
});

describe('a new user', () => {
  it('is invited to choose a password, and the one that they were given works as well', async () => {
    made += 1;
    const user = newUserOf(`invitada-${made}`);
    await app.calls.answered('registerUser', {
      body: { ...user, companies: [{ idCompany: 1, roleId: 2 }] },
      headers: bearer(await app.signIn('admin')),
    });
    await write();
    await send();
    expect(sent[0]?.to).toEqual([user.email]);
    expect(sent[0]?.text).toContain('Te invitaron a Librería Jacaranda');
    expect(await logIn(user.userName, user.password)).toBe(200);
    const [token = ''] = tokensSent();
    app.time.now += limits.invitationLife - 1;
    const { data } = await app.calls.answered('getPasswordLink', { body: { token } });
    expect(data).toEqual({ userName: user.userName, purpose: 'invitation' });
    expect((await choose(token, 'otras-nubes-y-otro-faro')).status).toBe(200);
    expect(await logIn(user.userName, 'otras-nubes-y-otro-faro')).toBe(200);
  });

  it('is not invited where the business has switched that off', async () => {
    const headers = { ...bearer(await app.signIn('admin')), company: '1' };
    const set = (Value: string) =>
      app.calls.answered('updateSetting', { body: { Property: 'Emails', Value }, headers });
    await set('');
    made += 1;
    const body = { ...newUserOf(`callada-${made}`), companies: [{ idCompany: 1, roleId: 2 }] };
    await app.calls.answered('registerUser', { body, headers });
    await set('userInvitation');
    await write();
    expect(await send()).toBe(0);
  });
});
