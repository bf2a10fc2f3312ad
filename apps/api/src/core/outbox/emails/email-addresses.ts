/** Where the screens of the dashboard are that an e-mail leads to. */
export const transactionAddress = (site: string, id: number | null): string =>
  id === null ? `${site}/transactions` : `${site}/transaction-detail?id=${id}`;

export const chargebackAddress = (site: string, id: number | null): string =>
  id === null ? `${site}/chargebacks` : `${site}/chargebacks-detail?id=${id}`;

export const pausedSubscriptionAddress = (site: string, id: number): string =>
  `${site}/subscriptions-details/Pausada/${id}/`;
