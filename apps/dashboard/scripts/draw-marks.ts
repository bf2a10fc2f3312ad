/**
 * Draws the pictures of the mark and the previews of shared links into the public files of dashboard and documentation:
 * `pnpm draw-marks` in this workspace, after `pnpm generate`. Needed only when the mark changes; its files are in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { markColors, markSvg } from '@pasarela/contracts/look/mark';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserExecutable } from '../e2e/setup/browser-executable.ts';
import { previewPage, previews } from './preview-page.ts';

const dashboard = new URL('../public/', import.meta.url);
const docs = new URL('../../docs/static/img/', import.meta.url);

const shoot = async (
  browser: Browser,
  html: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
};

/** The mark as a PNG of `size` pixels, smaller than its square by `inset` on each side. */
const png = (browser: Browser, size: number, { corner = 0, inset = 0 } = {}): Promise<Buffer> => {
  const { square } = markColors.light;
  const svg = markSvg(markColors.light, corner).replace(
    / width="32" height="32"/,
    ' width="100%" height="100%"',
  );
  const ground = corner === 0 ? square : 'transparent';
  return shoot(
    browser,
    `<style>body{margin:0;background:${ground}}svg{display:block;box-sizing:border-box;width:${size}px;height:${size}px;padding:${inset}px}</style>${svg}`,
    { width: size, height: size },
  );
};

/** An ICO file that holds one PNG for each size. */
const icoOf = (pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png: bytes }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map((picture) => picture.png)]);
};

const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  args: [...browserArguments],
});
const icon = icoOf([
  { size: 16, png: await png(browser, 16, { corner: 7 }) },
  { size: 32, png: await png(browser, 32, { corner: 7 }) },
]);
const touch = await png(browser, 180);
for (const folder of [dashboard, docs]) {
  await writeFile(new URL('favicon.svg', folder), markSvg(markColors.light));
  await writeFile(new URL('favicon.ico', folder), icon);
  await writeFile(new URL('apple-touch-icon.png', folder), touch);
}
await writeFile(new URL('mark-dark.svg', docs), markSvg(markColors.dark));
for (const size of [192, 512])
  await writeFile(new URL(`icon-${size}.png`, dashboard), await png(browser, size, { inset: 0 }));
const font = await readFile(new URL('../src/generated/fonts/geist.woff2', import.meta.url));
for (const preview of previews) {
  const picture = await shoot(browser, previewPage(preview, font), { width: 1200, height: 630 });
  await writeFile(new URL(preview.file, preview.isOfDocs ? docs : dashboard), picture);
}
await browser.close();
