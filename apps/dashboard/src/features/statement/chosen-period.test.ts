import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import { expect, test } from 'vitest';
import { chosenPeriod, periodSearch } from './chosen-period.ts';

const period = (value: string): StatementPeriodRow => ({
  value,
  text: value,
  openingBalance: 0,
  net: 0,
  deposited: 0,
  cargos: 0,
  abonos: 0,
  saldo: 0,
  provisional: false,
  initDate: '2026/11/01',
  endDate: '2026/11/30',
  kinds: [],
});
const periods = [period('2026-11'), period('2026-10')];
const chosen = (address: string) => chosenPeriod(periods, new URLSearchParams(address))?.value;

test('the running month is shown until another is named', () => {
  expect(chosen('')).toBe('2026-11');
  expect(chosen('?periodo=2026-10')).toBe('2026-10');
  expect(chosenPeriod([], new URLSearchParams())).toBeUndefined();
});

test('what is no period chooses none', () => {
  for (const address of ['?periodo=', '?periodo=2020-01', '?periodo=x'])
    expect(chosen(address)).toBeUndefined();
});

test('an address leads back to its period', () => {
  for (const { value } of periods) expect(chosen(periodSearch(periods, value))).toBe(value);
});
