import { hour, minute } from '@pasarela/contracts/dates';

/** What is left of a wait, its two largest units: `23 h 12 min`, `4 min 32 s`, `9 s`. A begun second counts. */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const hours = Math.floor((seconds * 1_000) / hour);
  const minutes = Math.floor((seconds * 1_000 - hours * hour) / minute);
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};
