/** The term by which the payments of a settlement are found. */
export const settlementTerm = (settlementId: number): string => `#${settlementId}`;
