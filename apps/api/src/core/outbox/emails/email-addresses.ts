/** The address of the dashboard screen that an e-mail links to. */
export const transactionAddress = (site: string, id: number | null): string =>
  id === null ? `${site}/transactions` : `${site}/transaction-detail?id=${id}`;

export const chargebackAddress = (site: string, id: number | null): string =>
  id === null ? `${site}/chargebacks` : `${site}/chargebacks-detail?id=${id}`;

export const pausedSubscriptionAddress = (site: string, id: number): string =>
  `${site}/subscriptions-details/Pausada/${id}/`;
