import type { WireDay } from '@pasarela/contracts/dates';
import type { Centavos } from '@pasarela/contracts/money';

/** `1234567` → `1,234,567`: both languages write thousands so in Mexico. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** `-1,234.50` */
export const amountText = (amount: Centavos): string => {
  const whole = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${countText(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
};

/** `2026/11/20` or `2026-11-20` → `20/11/2026` */
export const dayText = (day: WireDay): string => day.split(/[-/]/).reverse().join('/');
