import { globSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import type { Language } from '#i18n/language.ts';
import type { Theme } from '#theme/theme.ts';
import { findSampleChargebacks } from './steps/chargebacks.ts';
import { visitCheckoutScenes } from './steps/checkout-scenes.ts';
import { dashboardScenes, sceneWords } from './steps/dashboard-scenes.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { visitDocsScenes } from './steps/docs-scenes.ts';
import { expectAccessible, expectToFit, sizes } from './steps/page-accessibility.ts';
import { askForPayment } from './steps/payment-calls.ts';
import { prefer } from './steps/preferences.ts';
import { sendSignIn, signInTo } from './steps/sign-in.ts';
import { findSubscriptions } from './steps/subscriptions.ts';
import { findTransactions } from './steps/transactions.ts';

const sizeNames = ['phone', 'desk'] as const;
const languages = ['es', 'en'] as const satisfies readonly Language[];

/** Every page of the documentation's sources; each language has them all. */
const docsPages = globSync('**/*.mdx', { cwd: `${import.meta.dirname}/../../docs/docs` })
  .map((file) => file.replace(/\.mdx$/, ''))
  .map((page) => (page === 'guide' ? '' : page === 'errors/errors' ? 'errors' : page))
  .sort();
/** Made from the contract's errors by one template. */
const samplePages = [...docsPages, 'errors/invalid_fields'];

const walksAll = process.env.PASARELA_WALKS === 'all';

/** Two walks: on the phone in Spanish, at the desk in English. `PASARELA_WALKS=all` takes all four. */
const isWalked = (size: (typeof sizeNames)[number], language: Language): boolean =>
  walksAll || (size === 'phone') === (language === 'es');

/** What a walk looks at, in light and in dark: every other scene, so that each is in one of the two; or all of them. */
const ofWalk = <T extends string | { readonly only?: (typeof sizeNames)[number] }>(
  all: readonly T[],
  size: (typeof sizeNames)[number],
): readonly T[] =>
  all.filter((scene, index) => {
    const only = typeof scene === 'string' ? undefined : scene.only;
    return only === undefined ? walksAll || sizeNames[index % 2] === size : only === size;
  });

/** What every page of the documentation has around its text. */
const docsShell = ['nav.navbar', 'aside', 'footer'];

/** What every screen of a business has around its page: it is looked at around the resume. */
const portalShell = ['#root header.contents', 'aside'];

/** Scenes that share their parts: each is looked at in one theme, the next one in the other. */
const coloursOf = (at: number): { readonly colours?: readonly Theme[] } =>
  walksAll ? {} : { colours: [at % 2 === 0 ? 'light' : 'dark'] };

/** The pages of the documentation are made of the same parts: the colours of one in so many are looked at. */
const sameParts = 4;

/** So many that a test of them ends in its time, however slow the machine. */
const sizeOfPart = 24;
const inParts = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / sizeOfPart) }, (_, part) =>
    all.slice(part * sizeOfPart, (part + 1) * sizeOfPart),
  );

/** Another page in the same document, from its top, as links lead there: loading each anew costs as much as looking at it. */
const followTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.scrollTo(0, 0);
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A page of the documentation. */
const turnTo = async (page: Page, path: string): Promise<void> => {
  await followTo(page, path);
  // The address is the first to change, the head comes with the page.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${path.replace(/\/$/, '')}/?$`),
  );
};

/** A screen of the dashboard; loaded anew where something of the last one could stay: it is the same one, or is covered. */
const showScreen = async (page: Page, address: string): Promise<void> => {
  const pathOf = (url: string): string => new URL(url, page.url()).pathname;
  const isSame = pathOf(address) === pathOf(page.url());
  const isCovered = (await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) > 0;
  if (isSame || isCovered) await page.goto(address);
  else await followTo(page, address);
};

for (const size of sizeNames) {
  for (const language of languages) {
    test.describe(`${size}, ${language}`, () => {
      test.use({ viewport: sizes[size] });

      test('sign-in', async ({ page }) => {
        await prefer(page, language);
        await page.goto('/login');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.locator('button[type=submit]').click();
        await expect(page.getByText(signInWords[language].required).first()).toBeVisible();
        await expectAccessible(page, 'sign-in, nothing filled in');
        await expectToFit(page, 'sign-in');
        await sendSignIn(page, { user: 'nadie', password: 'x', language });
        await expect(page.getByText(signInWords[language].invalid)).toBeVisible();
        await expectAccessible(page, 'sign-in, refused');
      });

      if (!isWalked(size, language)) return;

      for (const [index, scenes] of inParts(ofWalk(dashboardScenes, size)).entries())
        test(`the screens of the dashboard, part ${index + 1}`, async ({ page, request }) => {
          test.setTimeout(180_000);
          const [[declined], [disputed], [authorized], [pending], paid] = await Promise.all([
            findTransactions(request, jacaranda, { idStatus: 3 }),
            findTransactions(request, jacaranda, { idStatus: 17, statusChargeBack: '17' }),
            findTransactions(request, jacaranda, { idStatus: 8 }),
            findTransactions(request, jacaranda, { idStatus: 5 }),
            findTransactions(request, jacaranda, { idStatus: 2, pageNumber: 5 }),
          ]);
          const refundable = paid.find((row) => !row.isTotal && row.idPaymentMethod === 8);
          if (!refundable || !declined || !disputed || !authorized || !pending)
            throw new Error('the demo lacks a payment');

          const subscriptions = await findSubscriptions(request, jacaranda);
          const chargebacks = await findSampleChargebacks(request, jacaranda);

          // For the log of requests, which begins empty.
          await askForPayment(request, jacaranda, '1');

          await prefer(page, language);
          await signInTo(page, jacaranda, { user: userOfRole.Admin, language });
          for (const [at, { name, path, arrange }] of scenes.entries()) {
            await test.step(name, async () => {
              const address = path({
                refundable,
                declined,
                disputed,
                authorized,
                pending,
                subscriptions,
                chargebacks,
              });
              await showScreen(page, address);
              await arrange(page, sceneWords[language]);
              await expectAccessible(page, name, {
                ...coloursOf(at),
                seen: address.startsWith('/home') ? [] : portalShell,
              });
              await expectToFit(page, name);
            });
          }
        });

      test('the hosted pages', async ({ page, request }) => {
        test.setTimeout(120_000);
        await prefer(page, language);
        await visitCheckoutScenes(page, request, language, async (scene) => {
          await expectAccessible(page, scene);
          await expectToFit(page, scene);
        });
      });

      test('the Request Builder, with everything open', { tag: '@BUILDER-3' }, async ({ page }) => {
        test.setTimeout(120_000);
        await visitDocsScenes(page, language, size, async (scene, at) => {
          await expectAccessible(page, scene, coloursOf(at));
          await expectToFit(page, scene);
        });
      });

      for (const [index, pages] of inParts(ofWalk(samplePages, size)).entries())
        test(`the pages of the documentation, part ${index + 1}`, { tag: '@PORTAL-22' }, async ({ page }) => {
          test.setTimeout(180_000);
          await page.goto(language === 'es' ? '/docs/' : '/docs/en/');
          for (const [at, path] of pages.entries()) {
            await test.step(`/docs/${path}`, async () => {
              await turnTo(page, language === 'es' ? `/docs/${path}` : `/docs/en/${path}`);
              await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'es-MX' : 'en');
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
              await expectAccessible(page, `/docs/${path}`, {
                seen: at === 0 ? [] : docsShell,
                ...(walksAll || at % sameParts === 0 ? {} : { colours: [] }),
              });
              await expectToFit(page, `/docs/${path}`);
            });
          }
        });
    });
  }
}
