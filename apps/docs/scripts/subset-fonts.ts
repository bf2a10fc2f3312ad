// Cuts the typefaces down to the letters of Spanish and English and the weights that the site uses, so that the first
// page stays light. What is beyond them falls back to the system's face.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const target = new URL('../src/generated/fonts/', import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·×→←↑↓‹›«»€`;
const code = `${range(0x20, 0x7e)}·…áéíóúüñÁÉÍÓÚÜÑ`;

const faces = [
  {
    name: 'geist',
    file: import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
    text: letters,
  },
  {
    name: 'geist-mono',
    file: import.meta.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
    text: code,
  },
];

await mkdir(target, { recursive: true });
for (const { name, file, text } of faces) {
  const font = await subsetFont(await readFile(new URL(file)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  await writeFile(new URL(`${name}.woff2`, target), font);
}
