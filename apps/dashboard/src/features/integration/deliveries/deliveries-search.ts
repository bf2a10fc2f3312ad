import { mostRowId } from '@pasarela/contracts/http/identifiers';
import { limits } from '@pasarela/contracts/limits';
import type { ListWebhooks } from '@pasarela/contracts/webhooks/webhook-schema';
import { type WebhookState, webhookStateNames } from '@pasarela/contracts/webhooks/webhook-states';
import { readPage, readWhole } from '#components/list/list-search-params.ts';

/** What the address of the list says. */
export type DeliveriesSearch = {
  readonly state?: WebhookState;
  readonly idTransaction?: number;
  readonly pageNumber: number;
};

export const defaultDeliveries: DeliveriesSearch = { pageNumber: 1 };

export const readTransaction = (text: string | null): number | undefined => readWhole(text, mostRowId);

export const readState = (text: string | null): WebhookState | undefined =>
  webhookStateNames.find((name) => name === text);

export const readDeliveries = (params: URLSearchParams): DeliveriesSearch => ({
  state: readState(params.get('state')),
  idTransaction: readTransaction(params.get('idTransaction')),
  pageNumber: readPage(params),
});

export const writeDeliveries = (search: DeliveriesSearch): URLSearchParams => {
  const params = new URLSearchParams();
  if (search.state) params.set('state', search.state);
  if (search.idTransaction !== undefined) params.set('idTransaction', String(search.idTransaction));
  if (search.pageNumber > 1) params.set('pageNumber', String(search.pageNumber));
  return params;
};

export const deliveriesQueryOf = (search: DeliveriesSearch): ListWebhooks => ({
  pageNumber: search.pageNumber,
  rowsOfPage: limits.rowsOfPage,
  ...(search.state ? { state: search.state } : {}),
  ...(search.idTransaction === undefined ? {} : { idTransaction: search.idTransaction }),
});

export const isNarrowed = ({ state, idTransaction }: DeliveriesSearch): boolean =>
  state !== undefined || idTransaction !== undefined;
