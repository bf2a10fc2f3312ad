import { markColors, markSvg } from '@pasarela/contracts/look/mark';

/** The picture that is shown where a link to the documentation or to a hosted page is shared. */
export type Preview = {
  readonly file: string;
  readonly isOfDocs: boolean;
  readonly title: string;
  readonly text: string;
  /** What the card at the right shows, line by line: label and value. */
  readonly card: readonly (readonly [string, string])[];
};

const payments = [
  ['LJ-20418', '$1,250.00'],
  ['LJ-20417', '$386.50'],
  ['LJ-20416', '$2,940.00'],
  ['LJ-20415', '$149.00'],
] as const;

export const previews: readonly Preview[] = [
  {
    file: 'preview-es.png',
    isOfDocs: true,
    title: 'Pagos en línea para México',
    text: 'Tarjeta, OXXO, Paynet y Aplazo en una sola API.',
    card: payments,
  },
  {
    file: 'preview-en.png',
    isOfDocs: true,
    title: 'Online payments for Mexico',
    text: 'Cards, OXXO, Paynet and Aplazo in one API.',
    card: payments,
  },
  {
    file: 'preview.png',
    isOfDocs: false,
    title: 'Página de pago',
    text: 'Paga con tarjeta o en efectivo.',
    card: [
      ['Tarjeta', 'Visa · Mastercard · Amex'],
      ['Efectivo', 'OXXO · Paynet'],
      ['Quincenas', 'Aplazo'],
    ],
  },
];

const { square } = markColors.light;

/** A page of 1200 × 630 pixels. */
export const previewPage = ({ title, text, card }: Preview, font: Buffer): string => `
<style>
  @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px; background: #f7f7f5; color: #17181a;
    font-family: Geist; display: flex; flex-direction: column; justify-content: space-between; border-bottom: 16px solid ${square}; }
  header { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 600; }
  header svg { width: 64px; height: 64px; }
  main { display: flex; gap: 64px; align-items: flex-end; }
  h1 { margin: 0 0 20px; font-size: 76px; line-height: 1.05; font-weight: 600; letter-spacing: -0.025em; text-wrap: balance; }
  p { margin: 0; font-size: 32px; line-height: 1.35; color: #55575c; text-wrap: balance; }
  main > div { flex: 1; }
  dl { flex: none; width: 428px; margin: 0; background: #fff; border: 1px solid #e3e3de; border-radius: 16px; padding: 8px 32px;
    font-size: 26px; font-variant-numeric: tabular-nums; }
  dl div { display: flex; justify-content: space-between; gap: 24px; padding: 22px 0; }
  dl div + div { border-top: 1px solid #e3e3de; }
  dt { color: #55575c; } dd { margin: 0; font-weight: 500; text-align: right; white-space: nowrap; }
</style>
<header>${markSvg(markColors.light)}Pasarela</header>
<main><div><h1>${title}</h1><p>${text}</p></div>
<dl>${card.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl></main>`;
