import { randomUUID } from 'node:crypto';
import { type EnvironmentName, environments } from '@pasarela/contracts/accounts/environments';
import { expect, type Page } from '@playwright/test';
import { businessesWords } from '#features/businesses/businesses-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import type { Language } from '#i18n/language.ts';
import { type DemoBusiness, demoPassword } from './demo-people.ts';
import { sharedToken } from './sessions.ts';

type SignIn = {
  readonly user: string;
  readonly password?: string;
  readonly environment?: EnvironmentName;
  readonly language?: Language;
};

/** Fills in the sign-in page and sends it; where that leads is the journey's business. */
export const sendSignIn = async (page: Page, signIn: SignIn): Promise<void> => {
  const { user, password = demoPassword, environment = 'Sandbox', language = 'es' } = signIn;
  const words = signInWords[language];
  await page.getByLabel(words.userName, { exact: true }).fill(user);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('radio', { name: environments[environment].label[language] }).check();
  await page.getByRole('button', { name: words.submit }).click();
};

/** Signs in and arrives at the list of businesses. */
export const signIn = async (page: Page, given: SignIn): Promise<void> => {
  await page.goto('/login');
  await sendSignIn(page, given);
  await expect(page).toHaveURL('/business');
};

/** Signs in and enters a business, screen by screen, as a user does. */
export const enterByScreens = async (page: Page, business: DemoBusiness, given: SignIn): Promise<void> => {
  await signIn(page, given);
  const words = businessesWords[given.language ?? 'es'];
  await page.getByRole('link', { name: words.enterTo(business.name) }).click();
  await expect(page).toHaveURL('/home');
};

/**
 * The pages that are opened from now on are those of a business, signed in. The sign-in has journeys of its own; the others begin
 * with the session that it leaves in the browser.
 */
export const beSignedIn = async (page: Page, business: DemoBusiness, given: SignIn): Promise<void> => {
  const { user, password = demoPassword, environment = 'Sandbox' } = given;
  const token = await sharedToken(page.request, user, { password, environment });
  await page.addInitScript(
    ({ session, mark }) => {
      // Once: what the journey does to the session afterwards stands.
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'yes');
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    {
      session: {
        token,
        userName: user,
        environment,
        signedInAt: String(Date.now()),
        company: String(business.id),
        companyName: business.name,
      },
      // Another user may sign in to the same page later.
      mark: `journey ${randomUUID()}`,
    },
  );
};

/** Arrives at a page of a business, signed in: the home page where none is named. */
export const signInTo = async (
  page: Page,
  business: DemoBusiness,
  given: SignIn & { readonly at?: string },
): Promise<void> => {
  await beSignedIn(page, business, given);
  await page.goto(given.at ?? '/home');
};
