import type { ListBlacklist } from '@pasarela/contracts/fraud/blacklist-schema';
import type { DryRunQuery } from '@pasarela/contracts/fraud/velocity-schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { blacklistKey } from '#api/query-keys.ts';

/** Names come from the catalogues of the contract, whatever language the call was made in. */
export const velocityRulesQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['velocityRules', companyId] as const,
    queryFn: ({ signal }) => callOperation('listVelocityRules', {}, signal),
  });

export const dryRunQuery = (companyId: number, query: DryRunQuery) =>
  queryOptions({
    queryKey: ['velocityDryRun', companyId, query] as const,
    queryFn: ({ signal }) => callOperation('dryRunVelocityRule', { query }, signal),
    // The result of the previous value stays visible until the new one is loaded.
    placeholderData: keepPreviousData,
  });

/** As every list asks for its page. */
export type BlacklistPageQuery = Omit<ListBlacklist, 'page' | 'rows'> & {
  readonly pageNumber: number;
  readonly rowsOfPage: number;
};

export const blacklistQuery = (companyId: number, query: BlacklistPageQuery) =>
  queryOptions({
    queryKey: [...blacklistKey(companyId), query] as const,
    queryFn: ({ signal }) => {
      const { pageNumber: page, rowsOfPage: rows, ...filters } = query;
      return callOperation('listBlacklist', { query: { ...filters, page, rows } }, signal);
    },
  });
