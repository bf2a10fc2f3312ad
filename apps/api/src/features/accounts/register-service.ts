import { isEmailOn } from '@pasarela/contracts/emails/email-switches';
import { limits } from '@pasarela/contracts/limits/limits';
import { type RoleName, roleNameOfId } from '@pasarela/contracts/roles/roles';
import type { RegisterUser } from '@pasarela/contracts/users/user-schema';
import { findMembership } from '#core/access/access-repository.ts';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { findResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import type { Unit } from '#database/queries.ts';
import { type FieldProblem, invalidFields, Refusal } from '#errors/refusal.ts';
import { hashPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { lockMoments } from './login-limits.ts';
import { countFailure, findFailures } from './login-limits-repository.ts';
import { inviteUser, voidLinks } from './password-links-repository.ts';
import { endSessions } from './sessions-repository.ts';
import { type Administrator, mayEditEmail, mayEditIn } from './users-mapper.ts';
import {
  findTaken,
  findUser,
  insertUser,
  type KnownUser,
  saveRole,
  updateEmail,
} from './users-repository.ts';
import { administratorOf, keepAdmin, requireAdministered } from './users-service.ts';

/**
 * Reporting a taken user name or e-mail reveals that it exists, but the form needs it. So a user who causes many such reports is
 * locked for a time.
 */
const createTakenNames = ({ database, clock, secrets }: Dependencies) => {
  const subjectOf = (userId: number): string => keyedHash(secrets.login, `taken\n${userId}`);

  return {
    /** Refuses the call while the user is locked after too many taken names. */
    refuseWaiting: async (userId: number): Promise<void> => {
      const failures = await findFailures(database.read, subjectOf(userId));
      const left = (failures?.lockedUntil?.getTime() ?? 0) - clock.now();
      if (left > 0) throw new Refusal('too_many_requests', { seconds: Math.ceil(left / 1_000) });
    },

    /** Counts the failure and returns the refusal that names the taken fields. */
    refusalOf: async (userId: number, fields: readonly string[]): Promise<Refusal> => {
      const at = { ...lockMoments(clock.now()), max: limits.takenNames };
      await database.unit({ outside: 'people' }, (unit) => countFailure(unit, subjectOf(userId), at));
      return invalidFields(fields.map((field) => ({ field, code: 'already_taken' })));
    },
  };
};

type Entries = NonNullable<RegisterUser['companies']>;
type GivenRole = { readonly businessId: number; readonly role: RoleName };

const refuse = (problems: readonly FieldProblem[]): void => {
  if (problems.length > 0) throw invalidFields(problems);
};

/** Returns the roles that the form sets. A company without `roleId` keeps the user's current role. */
const givenRoles = (entries: Entries, held: KnownUser['memberships']): readonly GivenRole[] => {
  refuse(
    entries.flatMap(({ idCompany, roleId }, index): FieldProblem[] =>
      roleId === null && !held.some(({ businessId }) => businessId === idCompany)
        ? [{ field: `companies.${index}.roleId`, code: 'required' }]
        : [],
    ),
  );
  return entries.flatMap(({ idCompany: businessId, roleId }) =>
    roleId === null ? [] : [{ businessId, role: roleNameOfId(roleId) }],
  );
};

/** Refuses changes to fields that cannot be edited, and edits without an e-mail. */
const refuseLocked = (caller: Administrator, target: KnownUser, form: RegisterUser): void => {
  const { userName, email, companies = [] } = form;
  const isEdit = companies.some(({ idCompany }) =>
    target.memberships.some(({ businessId }) => businessId === idCompany),
  );
  const changesEmail = email !== undefined && email.toLowerCase() !== target.email;
  refuse([
    ...(userName !== undefined && userName.toLowerCase() !== target.userName
      ? [{ field: 'userName', code: 'not_changeable' } as const]
      : []),
    ...(isEdit && email === undefined ? [{ field: 'email', code: 'required' } as const] : []),
    ...(changesEmail && !mayEditEmail(caller, target)
      ? [{ field: 'email', code: 'not_changeable_here' } as const]
      : []),
  ]);
};

/** Saves the changed roles, makes sure that each business keeps an Admin, and ends sessions opened with an old role. */
const saveRoles = async (
  unit: Unit,
  target: KnownUser,
  given: readonly GivenRole[],
  now: Date,
): Promise<void> => {
  const heldIn = (business: number) => target.memberships.find(({ businessId }) => businessId === business);
  const changed = given.filter(({ businessId, role }) => heldIn(businessId)?.role !== role);
  for (const role of changed) await saveRole(unit, target.id, role, now);
  for (const { businessId } of changed) {
    const before = heldIn(businessId);
    if (before?.role === 'Admin' && before.disabledAt === null) await keepAdmin(unit, businessId);
  }
  if (changed.some(({ businessId }) => heldIn(businessId))) await endSessions(unit, target.id, now);
};

/** Whether new users are invited by e-mail: as the first business has it in the environment that the caller is signed in to. */
const invites = async (
  unit: Unit,
  { userId, environment }: CallUser,
  [first]: readonly GivenRole[],
): Promise<boolean> => {
  const account = first && (await findMembership(unit, userId, first.businessId, environment));
  const settings = account && (await findResultAddresses(unit, account.id));
  return isEmailOn('userInvitation', settings?.emailsOn ?? null);
};

/** Creates users, edits them, and adds them to businesses. */
export const createRegisterService = (dependencies: Dependencies) => {
  const { database, clock } = dependencies;
  const taken = createTakenNames(dependencies);

  const create = async (user: CallUser, form: RegisterUser): Promise<number> => {
    const { companies = [] } = form;
    const caller = await administratorOf(database.read, user);
    for (const { idCompany } of companies) requireAdministered(caller, idCompany);
    const given = givenRoles(companies, []);
    const { userName = '', email = '', password = '' } = form;
    const names = { userName: userName.toLowerCase(), email: email.toLowerCase() };
    const known = await findTaken(database.read, names);
    if (known.length > 0) throw await taken.refusalOf(user.userId, known);
    const passwordHash = await hashPassword(password);
    const now = new Date(clock.now());
    const outcome = await database.unit({ outside: 'people' }, async (unit) => {
      const still = await administratorOf(unit, user);
      for (const { idCompany } of companies) requireAdministered(still, idCompany);
      const meanwhile = await findTaken(unit, names);
      if (meanwhile.length > 0) return meanwhile;
      const id = await insertUser(unit, { ...names, passwordHash }, now);
      for (const role of given) await saveRole(unit, id, role, now);
      if (await invites(unit, user, given)) await inviteUser(unit, id, now);
      return id;
    });
    if (typeof outcome !== 'number') throw await taken.refusalOf(user.userId, outcome);
    return outcome;
  };

  const change = async (user: CallUser, id: number, form: RegisterUser): Promise<number> => {
    const { companies = [] } = form;
    const outcome = await database.unit({ outside: 'people' }, async (unit) => {
      const now = new Date(clock.now());
      const caller = await administratorOf(unit, user);
      for (const { idCompany } of companies) requireAdministered(caller, idCompany);
      const target = await findUser(unit, id);
      // A user who belongs to none of the caller's businesses is reported as not found.
      if (!target?.memberships.some(({ businessId }) => caller.businesses.has(businessId)))
        throw new Refusal('user_not_found');
      if (!companies.every(({ idCompany }) => mayEditIn(caller, target, idCompany)))
        throw new Refusal('user_not_editable');
      refuseLocked(caller, target, form);
      const given = givenRoles(companies, target.memberships);
      const email = form.email?.toLowerCase() ?? target.email;
      if (email !== target.email) {
        const known = await findTaken(unit, { email });
        if (known.length > 0) return known;
        await updateEmail(unit, id, email);
        // Whoever reads the earlier address could still use a link that was sent there.
        await voidLinks(unit, id, now);
      }
      await saveRoles(unit, target, given, now);
      return id;
    });
    if (typeof outcome !== 'number') throw await taken.refusalOf(user.userId, outcome);
    return outcome;
  };

  return {
    /** Creates a user if the form has no id; otherwise edits the user with that id. */
    save: async (user: CallUser, form: RegisterUser): Promise<number> => {
      await taken.refuseWaiting(user.userId);
      return form.id === undefined ? create(user, form) : change(user, form.id, form);
    },
  };
};

export type RegisterService = ReturnType<typeof createRegisterService>;
