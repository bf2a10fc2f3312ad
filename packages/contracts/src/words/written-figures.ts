/** A number with commas between thousands, as both languages write it in Mexico: `1234567.5` → `1,234,567.5`. */
export const writtenNumber = (value: number): string =>
  String(value).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
