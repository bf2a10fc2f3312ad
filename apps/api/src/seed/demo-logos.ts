import type { UploadedFile } from '@pasarela/contracts/http/define-operation';

const svgFile = (fileName: string, text: string): UploadedFile => ({
  fileName,
  content: new TextEncoder().encode(text),
});

/** A jacaranda blossom over an open book. */
const jacaranda = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
<g fill="#7a5bb5"><ellipse cx="48" cy="17" rx="10" ry="14"/><ellipse cx="48" cy="17" rx="10" ry="14" transform="rotate(72 48 35)"/><ellipse cx="48" cy="17" rx="10" ry="14" transform="rotate(144 48 35)"/><ellipse cx="48" cy="17" rx="10" ry="14" transform="rotate(216 48 35)"/><ellipse cx="48" cy="17" rx="10" ry="14" transform="rotate(288 48 35)"/></g>
<circle cx="48" cy="35" r="7" fill="#f3c64e"/>
<path d="M48 74C38 65 22 63 8 66v20c14-3 30-1 40 8 10-9 26-11 40-8V66c-14-3-30-1-40 8Z" fill="#3f2b73"/>
<path d="M48 76v14" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>
`;

/** Two bands that move around one eye, as in the sign ollin. */
const ollin = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
<g fill="none" stroke-width="13" stroke-linecap="round"><path d="M16 16c0 20 12 24 32 32s32 12 32 32" stroke="#8a4b22"/><path d="M80 16c0 20-12 24-32 32S16 60 16 80" stroke="#d98a2b"/></g>
<circle cx="48" cy="48" r="17" fill="#fff"/><circle cx="48" cy="48" r="11" fill="#8a4b22"/>
<path d="M36 12h24M36 84h24" stroke="#8a4b22" stroke-width="7" stroke-linecap="round"/>
</svg>
`;

/** The logos of the demo businesses, by business number. */
export const demoLogos: Readonly<Record<1 | 2, UploadedFile>> = {
  1: svgFile('jacaranda.svg', jacaranda),
  2: svgFile('ollin.svg', ollin),
};
