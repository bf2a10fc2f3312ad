import { businessCalendar } from '@pasarela/contracts/dates';
import { type Centavos, currency, toAmount } from '@pasarela/contracts/money';

const amounts = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,234.50 MXN`. */
export const money = (amount: Centavos): string => `$${amounts.format(toAmount(amount))} ${currency}`;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A moment in Mexico City: `20/11/2026 23:59`. */
export const momentText = (at: Date): string => {
  const { year, month, date, hours, minutes } = businessCalendar(at.getTime());
  return `${two(date)}/${two(month + 1)}/${year} ${two(hours)}:${two(minutes)}`;
};
