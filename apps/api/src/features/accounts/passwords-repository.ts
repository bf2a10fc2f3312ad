import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** A user as the sign-in needs it. */
export type LoginUser = {
  readonly id: number;
  readonly userName: string;
  readonly passwordHash: string;
  readonly disabledAt: Date | null;
};

export const findLoginUser = (queries: Queries, userName: string): Promise<LoginUser | undefined> =>
  queries.first<LoginUser>(
    sql`select id, user_name, password_hash, disabled_at from users where user_name = ${userName}`,
  );

/** Returns the stored argon2id hash of a user's password. */
export const findPassword = (
  queries: Queries,
  userId: number,
): Promise<Pick<LoginUser, 'passwordHash'> | undefined> =>
  queries.first(sql`select password_hash from users where id = ${userId}`);

export const savePassword = (unit: Unit, userId: number, passwordHash: string): Promise<number> =>
  unit.run(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
