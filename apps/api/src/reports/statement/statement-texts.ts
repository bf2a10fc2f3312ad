import type { WireDay } from '@pasarela/contracts/dates/dates';

/** Formats a day: `2026/11/20` or `2026-11-20` becomes `20/11/2026`. */
export const dayText = (day: WireDay): string => day.split(/[-/]/).reverse().join('/');
