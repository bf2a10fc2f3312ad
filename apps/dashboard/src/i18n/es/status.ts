/** Words round the statuses of the catalogue. */
export const statusWords = {
  /** `outcome` is how it stands: ganado, en proceso, perdido. */
  chargeback: (outcome: string) => `Contracargo ${outcome.toLowerCase()}`,
};
