import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import type { PasswordLinkAnswer } from '@pasarela/contracts/users/user-schema';
import type { Dependencies } from '#core/dependencies.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { addressBlock } from '#security/network-addresses.ts';
import { passwordLinkId, passwordLinkUrl, readPasswordToken } from '#security/password-links.ts';
import { hashPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { type LoginLocks, type LoginTurns, lockMoments } from './login-limits.ts';
import { countFailure, findFailures, forgetAddresses } from './login-limits-repository.ts';
import {
  findOpenLink,
  findUserNamed,
  insertLink,
  type OpenLink,
  useLink,
  voidLinks,
} from './password-links-repository.ts';
import { savePassword } from './passwords-repository.ts';
import { endSessions } from './sessions-repository.ts';

type Ask = { readonly user: string; readonly address: string };
type Choice = { readonly token: string; readonly newPassword: string; readonly address: string };

/** Links with which a user chooses a password without the current one. All times here are real time, not account time. */
export const createPasswordLinksService = (
  { database, clock, secrets }: Pick<Dependencies, 'database' | 'clock' | 'secrets'>,
  { locks, inTurn }: { readonly locks: LoginLocks; readonly inTurn: LoginTurns },
) => {
  const subjectOf = ({ user, address }: Ask): string =>
    keyedHash(secrets.login, `reset\n${user.toLowerCase()} ${addressBlock(address)}`);

  const openLink = async (token: string): Promise<OpenLink & { readonly linkId: string }> => {
    const linkId = readPasswordToken(secrets, token);
    const link =
      linkId === undefined ? undefined : await findOpenLink(database.read, linkId, new Date(clock.now()));
    if (linkId === undefined || !link) throw new Refusal('password_link_invalid');
    return { ...link, linkId };
  };

  return {
    /**
     * Notes that a link is wanted; its e-mail is written afterwards. A name that no user has takes the same statements and gives the
     * same answer, so that nobody learns who has a user here.
     */
    ask: async (ask: Ask): Promise<void> => {
      const subject = subjectOf(ask);
      const now = clock.now();
      const user = await findUserNamed(database.read, ask.user.toLowerCase());
      const left = await database.unit({ outside: 'people' }, async (unit) => {
        const locked = (await findFailures(unit, subject))?.lockedUntil?.getTime() ?? 0;
        if (locked > now) return locked - now;
        await countFailure(unit, subject, { ...lockMoments(now), max: limits.passwordResetAsks });
        await insertLink(unit, {
          id: passwordLinkId(),
          userId: user?.id ?? null,
          purpose: 'reset',
          createdAt: new Date(now),
          expiresAt: new Date(now + limits.passwordResetLife),
        });
        return 0;
      });
      if (left > 0)
        throw new Refusal('login_locked', {
          minutes: Math.ceil(left / minute),
          seconds: Math.ceil(left / 1_000),
        });
    },

    read: async (token: string): Promise<PasswordLinkAnswer> => {
      const { userName, purpose } = await openLink(token);
      return { userName, purpose };
    },

    /** Saves a new password, ends every session of the user and voids their other links. */
    choose: async ({ token, newPassword, address }: Choice): Promise<{ readonly userName: string }> => {
      const { id, userName, email, linkId } = await openLink(token);
      const problem = passwordProblem(newPassword, { userName, email });
      if (problem) throw invalidFields([{ field: 'newPassword', ...problem }]);
      const passwordHash = await inTurn(address, () => hashPassword(newPassword));
      const outcome = await database.unit({ outside: 'people' }, async (unit) => {
        const now = new Date(clock.now());
        // Of two calls with one link, the second finds it used; so does one whose link was voided meanwhile.
        if (!(await findOpenLink(unit, linkId, now)) || !(await useLink(unit, linkId, now)))
          return new Refusal('password_link_invalid');
        await voidLinks(unit, id, now);
        await forgetAddresses(unit, id);
        await locks.recordSuccess(unit, { userName, address }, id);
        await savePassword(unit, id, passwordHash);
        await endSessions(unit, id, now);
        return { userName };
      });
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    },
  };
};

export type PasswordLinksService = ReturnType<typeof createPasswordLinksService>;

/** A link that was made on the machine, for its operator to hand on. */
export type MadeLink = { readonly url: string; readonly userName: string; readonly expiresAt: Date };

/** Makes a link for a user without sending it; undefined if nobody has that user name or e-mail. */
export const makePasswordLink = async (
  { database, clock, secrets }: Pick<Dependencies, 'database' | 'clock' | 'secrets'>,
  name: string,
  site: string,
): Promise<MadeLink | undefined> => {
  const user = await findUserNamed(database.read, name.toLowerCase());
  if (!user) return undefined;
  const now = clock.now();
  const id = passwordLinkId();
  const [createdAt, expiresAt] = [new Date(now), new Date(now + limits.passwordResetLife)];
  const link = { id, userId: user.id, purpose: 'reset', createdAt, expiresAt, handledAt: createdAt };
  await database.unit({ outside: 'people' }, (unit) => insertLink(unit, link));
  return { url: passwordLinkUrl(site, secrets, id), userName: user.userName, expiresAt };
};
