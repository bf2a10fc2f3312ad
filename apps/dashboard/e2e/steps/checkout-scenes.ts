import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { checkoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutReturnWords } from '#features/checkout/outcome/checkout-return-words.ts';
import { cardReplacementWords } from '#features/checkout/page/card-replacement-words.ts';
import { checkoutStepsWords } from '#features/checkout/steps/checkout-steps-words.ts';
import type { Language } from '#i18n/language.ts';
import { createCheckout, pageHeading, payButton, typeCard, visa } from './checkouts.ts';
import { jacaranda, ollin } from './demo-people.ts';
import { createReplacementLink, subscribeAndFail } from './subscriptions.ts';

const replacementEs = cardReplacementWords.es;
const replacementEn = cardReplacementWords.en;
const checkoutEs = checkoutWords.es;
const checkoutEn = checkoutWords.en;
const cardEs = checkoutCardWords.es;
const cardEn = checkoutCardWords.en;
const backEs = checkoutReturnWords.es;
const backEn = checkoutReturnWords.en;
const stepsEs = checkoutStepsWords.es;
const stepsEn = checkoutStepsWords.en;

const sceneWords = {
  es: { checkout: checkoutEs, card: cardEs, replacement: replacementEs, steps: stepsEs, back: backEs },
  en: { checkout: checkoutEn, card: cardEn, replacement: replacementEn, steps: stepsEn, back: backEn },
};
type SceneWords = (typeof sceneWords)['es'];

type CheckoutScene = {
  readonly name: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** From the form that was opened to what is looked at. */
  readonly arrange: (page: Page, words: SceneWords, language: Language) => Promise<void>;
};

const pays = async (page: Page, number: string, language: Language): Promise<void> => {
  await typeCard(page, { number }, language);
  await payButton(page).click();
};

const chooses = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('radio', { name: label }).check();
  await payButton(page).click();
};

const shows = async (page: Page, label: string): Promise<void> => {
  await expect(page.getByRole('button', { name: label })).toBeVisible();
};

/** Every state of the hosted pages. */
const scenes: readonly CheckoutScene[] = [
  {
    name: 'form, with nothing filled in',
    arrange: async (page, words) => {
      await payButton(page).click();
      await expect(page.getByText(words.card.problems.codeRequired)).toBeVisible();
    },
  },
  {
    name: 'form with months',
    fields: { Amount: 2000.01 },
    arrange: async (page, words, language) => {
      await typeCard(page, { number: visa, expiry: '0125' }, language);
      await expect(page.getByText(words.card.past)).toBeVisible();
      await page.getByRole('radio', { name: new RegExp(`^${words.card.monthsOf(18)}`) }).check();
    },
  },
  {
    name: 'form, declined',
    arrange: async (page, words, language) => {
      await pays(page, '5105105105105100', language);
      await expect(page.getByRole('alert')).toContainText(words.checkout.declined);
    },
  },
  {
    name: 'form, asked whether to cancel',
    arrange: async (page, words) => {
      await page.getByRole('button', { name: words.checkout.leave.ask }).click();
      await expect(page.getByText(words.checkout.leave.question)).toBeVisible();
    },
  },
  {
    name: 'form of a subscription',
    fields: { PaymentProcess: { Subscription: { Frequency: 'Biweekly', FirstPaymentDate: '2040/01/15' } } },
    arrange: async (page, words) => {
      await expect(payButton(page)).toHaveText(words.checkout.subscribe);
    },
  },
  {
    name: '3D Secure',
    arrange: async (page, words, language) => {
      await pays(page, '4000000000003220', language);
      await shows(page, words.steps.challenge.approve);
    },
  },
  {
    name: 'OXXO voucher',
    fields: { ReturnUrl: 'https://tienda.example/gracias' },
    arrange: async (page, words) => {
      await chooses(page, words.checkout.methods[5].label);
      await expect(page.getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'Paynet voucher',
    arrange: async (page, words) => {
      await chooses(page, words.checkout.methods[11].label);
      await expect(page.getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'Aplazo',
    arrange: async (page, words) => {
      await chooses(page, words.checkout.methods[13].label);
      await shows(page, words.steps.aplazo.approve);
    },
  },
  {
    name: 'receipt, with the way back to the shop',
    fields: { ReturnUrl: 'https://tienda.example/gracias' },
    arrange: async (page, words, language) => {
      await pays(page, visa, language);
      await expect(payButton(page)).toHaveCount(0);
      await expect(pageHeading(page)).toBeFocused();
      await page.getByRole('button', { name: words.back.stay }).click();
    },
  },
  {
    name: 'canceled',
    arrange: async (page, words) => {
      await page.getByRole('button', { name: words.checkout.leave.ask }).click();
      await page.getByRole('button', { name: words.checkout.leave.confirm }).click();
      await expect(payButton(page)).toHaveCount(0);
      await expect(pageHeading(page)).toBeFocused();
    },
  },
];

/** Opens one after the other, and hands each to who looks at it. */
export const visitCheckoutScenes = async (
  page: Page,
  request: APIRequestContext,
  language: Language,
  look: (scene: string) => Promise<void>,
): Promise<void> => {
  for (const { name, fields, arrange } of scenes) {
    await page.goto((await createCheckout(request, jacaranda, fields)).path);
    await expect(payButton(page)).toBeVisible();
    await arrange(page, sceneWords[language], language);
    await look(`hosted page, ${name}`);
  }
  const { id } = await subscribeAndFail(request, ollin);
  const [older, newer] = [
    await createReplacementLink(request, ollin, id),
    await createReplacementLink(request, ollin, id),
  ];
  const { replacement } = sceneWords[language];
  await page.goto(older);
  await expect(pageHeading(page)).toHaveText(replacement.expired);
  await look('hosted page, a link to replace a card that gave way to a newer one');
  await page.goto(newer);
  await page.getByRole('button', { name: replacement.submit }).click();
  await expect(page.getByText(sceneWords[language].card.problems.numberRequired)).toBeVisible();
  await look('hosted page, the card of a subscription to be replaced, with nothing filled in');
  await typeCard(page, { number: visa }, language);
  await page.getByRole('button', { name: replacement.submit }).click();
  await expect(pageHeading(page)).toHaveText(replacement.used);
  await look('hosted page, the card of a subscription replaced');
  await page.goto('/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn');
  await expect(pageHeading(page)).toHaveText(sceneWords[language].checkout.notFoundTitle);
  await look('hosted page that does not exist');
};
