import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { markColors, markSvg } from '../../packages/contracts/src/look/mark.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the colours of the mark are those of the tokens', async () => {
  const tokens = await read('packages/contracts/src/look/tokens.css');
  const [light = '', dark = ''] = tokens.split('data-theme="dark"');
  for (const [part, colors] of [
    [light, markColors.light],
    [dark, markColors.dark],
  ] as const) {
    expect(part).toContain(`--accent: ${colors.square};`);
    expect(part).toContain(`--on-accent: ${colors.line};`);
    expect(part).toContain(`--paper: ${colors.paper};`);
  }
});

test('the files of dashboard and documentation are what `pnpm draw-marks` of the dashboard draws', async () => {
  const { light, dark } = markColors;
  expect(await read('apps/dashboard/public/favicon.svg')).toBe(markSvg(light));
  expect(await read('apps/docs/static/img/favicon.svg')).toBe(markSvg(light));
  expect(await read('apps/docs/static/img/mark-dark.svg')).toBe(markSvg(dark));
});

test('the colour of the browser around the pages is the paper of each theme', async () => {
  const { light, dark } = markColors;
  for (const page of ['index', 'checkout']) {
    const html = await read(`apps/dashboard/${page}.html`);
    expect(html).toContain(`<meta name="theme-color" content="${light.paper}" />`);
  }
  expect(await read('apps/dashboard/public/first-paint.js')).toContain(`'${dark.paper}'`);
  expect(JSON.parse(await read('apps/dashboard/public/site.webmanifest'))).toMatchObject({
    theme_color: light.paper,
    background_color: light.paper,
  });
});
