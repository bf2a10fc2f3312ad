/** Periods of the summary: today, yesterday alone, seven days, one month, three months. */
export const summaryPeriods = ['0-D', '1-D', '6-D', '1-M', '3-M'] as const;
export type SummaryPeriod = (typeof summaryPeriods)[number];
