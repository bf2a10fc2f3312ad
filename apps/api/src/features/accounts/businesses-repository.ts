import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { BusinessRow, MembershipRow } from '#generated/stored-tables.ts';

/** A business that a user belongs to, with the user's role in it and the number of its users. */
export type BusinessOfUser = Pick<MembershipRow, 'role'> &
  Pick<BusinessRow, 'id' | 'name' | 'businessActivity' | 'paymentType'> & { readonly users: number };

export const findBusinessesOfUser = (queries: Queries, userId: number): Promise<readonly BusinessOfUser[]> =>
  queries.all<BusinessOfUser>(sql`
    select m.role, b.id, b.name, b.business_activity, b.payment_type,
      (select count(*) from memberships everyone where everyone.business_id = b.id) as users
    from memberships m join businesses b on b.id = m.business_id
    where m.user_id = ${userId} and m.disabled_at is null order by b.id`);
