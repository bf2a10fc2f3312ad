// Where the answers of calls are kept: those of a subject begin alike, so that a change refreshes all of them, whichever page asked.

export const blacklistKey = (companyId: number) => ['blacklist', companyId] as const;
export const chargebacksKey = (companyId: number) => ['chargebacks', companyId] as const;
export const emailsKey = (companyId: number) => ['emails', companyId] as const;
export const paymentLinksKey = (companyId: number) => ['paymentLinks', companyId] as const;
export const summaryKey = (companyId: number) => ['summary', companyId] as const;
export const transactionsKey = (companyId: number) => ['transactions', companyId] as const;
