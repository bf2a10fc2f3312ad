/** The median of some figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** The quantile of some figures: `share` of them lie below it. */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const rounded = (figure: number, decimals = 1): number => Number(figure.toFixed(decimals));

/** Prints a table as Markdown. */
export const printTable = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void => {
  const lines = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  process.stdout.write(`\n## ${title}\n\n${lines.join('\n')}\n`);
};

/** A table row with a measured figure, its target, and whether it was reached. */
export const judged = (
  name: string,
  figure: number,
  bound: number,
  unit: string,
  atLeast = false,
): (string | number)[] => [
  name,
  `${rounded(figure, 2)} ${unit}`,
  `${atLeast ? '≥' : '≤'} ${bound} ${unit}`,
  (atLeast ? figure >= bound : figure <= bound) ? 'reached' : 'NOT reached',
];
