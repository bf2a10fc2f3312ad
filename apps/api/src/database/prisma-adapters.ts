import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';

/**
 * Prisma's own SQLite adapter loses acknowledged writes when two requests meet (architecture decision 2). These put its
 * connection under our rules: the guard runs before every query, and a transaction is a savepoint of the unit of work.
 */
const guarded = (
  adapter: SqlDriverAdapter,
  guard: () => void,
  begin: () => Promise<Transaction>,
): SqlDriverAdapterFactory => ({
  provider: adapter.provider,
  adapterName: adapter.adapterName,
  connect: async () => ({
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: async (query: SqlQuery) => {
      guard();
      return adapter.queryRaw(query);
    },
    executeRaw: async (query: SqlQuery) => {
      guard();
      return adapter.executeRaw(query);
    },
    executeScript: async () => {
      throw new Error('scripts are run by migrations alone');
    },
    startTransaction: begin,
    getConnectionInfo: () => ({ maxBindValues: 32_766, supportsRelationJoins: false }),
    dispose: async () => {},
  }),
});

/** Reads what is committed; a transaction has nothing to do there. */
export const readingAdapter = (adapter: SqlDriverAdapter): SqlDriverAdapterFactory =>
  guarded(
    adapter,
    () => {},
    async () => {
      throw new Error('a transaction belongs into a unit of work');
    },
  );

/** Writes inside the unit of work that `guard` has found open. */
export const writingAdapter = (adapter: SqlDriverAdapter, guard: () => void): SqlDriverAdapterFactory => {
  let depth = 0;
  const statement = (sql: string) => adapter.executeRaw({ sql, args: [], argTypes: [] });
  const begin = async (): Promise<Transaction> => {
    guard();
    depth += 1;
    const name = `prisma_${depth}`;
    await statement(`SAVEPOINT ${name}`);
    const inside = (action: () => Promise<unknown>) => async () => {
      guard();
      depth -= 1;
      await action();
    };
    return {
      provider: adapter.provider,
      adapterName: adapter.adapterName,
      options: { usePhantomQuery: true },
      queryRaw: async (query) => {
        guard();
        return adapter.queryRaw(query);
      },
      executeRaw: async (query) => {
        guard();
        return adapter.executeRaw(query);
      },
      commit: inside(() => statement(`RELEASE ${name}`)),
      rollback: inside(async () => {
        await statement(`ROLLBACK TO ${name}`);
        await statement(`RELEASE ${name}`);
      }),
      createSavepoint: async (inner) => void (await statement(`SAVEPOINT ${inner}`)),
      rollbackToSavepoint: async (inner) => void (await statement(`ROLLBACK TO ${inner}`)),
      releaseSavepoint: async (inner) => void (await statement(`RELEASE ${inner}`)),
    };
  };
  return guarded(adapter, guard, begin);
};
