// Cuts the typefaces down to what the dashboard can show (Spanish, English and the usual names in Latin letters) and to
// the weights that it uses, so that the first page stays light. Letters beyond that fall back to the system's face.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const target = new URL('../src/generated/fonts/', import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŁłŃńŚśŠšŽžČčĆćŐőŰű–—‘’“”…•·−×→←↑↓‹›€™`;
const figuresAndCode = `${range(0x20, 0x7e)}·…•áéíóúüñÁÉÍÓÚÜÑ`;

const faces = [
  {
    file: import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
    name: 'geist',
    text: letters,
  },
  {
    file: import.meta.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
    name: 'geist-mono',
    text: figuresAndCode,
  },
];

await mkdir(target, { recursive: true });
for (const { file, name, text } of faces) {
  const source = await readFile(new URL(file));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  await writeFile(new URL(`${name}.woff2`, target), font);
}
