import { CannotStart } from '#errors/cannot-start.ts';

// The mark of a database that an installation is being moved to: a table that is there from the beginning of the move until the
// commit that ends it. It is no table of the model, because no installation has it.

export const createUnfinishedMove =
  'create table if not exists unfinished_move (source text not null, begun_at bigint not null)';
export const dropUnfinishedMove = 'drop table unfinished_move';
export const selectUnfinishedMove = 'select source from unfinished_move';

/** Why a database is not opened that an installation was to be moved to. */
export const unfinishedMove = (place: string, source: string): CannotStart =>
  new CannotStart(
    `${source} was to be moved to ${place}, and that has not come to its end: nothing has arrived. Run "pasarela move" once more, or make the database anew to begin without what was to be moved.`,
  );
