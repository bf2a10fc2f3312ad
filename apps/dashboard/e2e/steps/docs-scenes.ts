import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#i18n/language.ts';
import { jacaranda } from './demo-people.ts';

/** What the Request Builder says; the documentation's words belong to another application. */
const builderWords = {
  es: {
    credentials: 'Credenciales',
    password: 'Contraseña',
    save: 'Guardar',
    help: 'Ayuda de Amount',
    more: 'Mostrar otras',
    expand: 'Mostrar las propiedades de OrderInformation',
    editor: 'Cuerpo de la petición en JSON',
    update: 'Actualizar JSON',
    send: 'Enviar',
    sent: '¡Solicitud exitosa!',
  },
  en: {
    credentials: 'Credentials',
    password: 'Password',
    save: 'Save',
    help: 'Help for Amount',
    more: 'more properties',
    expand: 'Show the properties of OrderInformation',
    editor: 'Request body as JSON',
    update: 'Update JSON',
    send: 'Send',
    sent: 'Request successful!',
  },
} as const satisfies Record<Language, Record<string, string>>;

type DocsScene = {
  readonly name: string;
  readonly arrange: (page: Page, builder: Locator, words: (typeof builderWords)[Language]) => Promise<void>;
  readonly only?: 'phone' | 'desk';
};

/** What can be opened on the page of a direct card payment. */
const scenes: readonly DocsScene[] = [
  {
    name: 'a property opened, with its help',
    arrange: async (page, builder, words) => {
      await builder.getByRole('button', { name: words.more }).click();
      await builder.getByRole('button', { name: words.expand }).click();
      await builder.getByRole('button', { name: words.help, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'credentials that lack',
    arrange: async (_, builder, words) => {
      await builder.getByRole('tab', { name: words.credentials }).click();
      await expect(builder.getByLabel('API Key')).toHaveValue(jacaranda.key);
      await builder.getByLabel('API Key').fill('');
      await builder.getByLabel(words.password, { exact: true }).fill('');
      await builder.getByRole('button', { name: words.save, exact: true }).click();
    },
  },
  {
    name: 'JSON that is none',
    arrange: async (_, builder, words) => {
      await builder.getByRole('textbox', { name: words.editor }).fill('{ "Amount": ');
      await builder.getByRole('button', { name: words.update }).click();
    },
  },
  {
    name: 'an answer',
    arrange: async (page, builder, words) => {
      await builder.getByRole('tab', { name: words.credentials }).click();
      await builder.getByLabel('API Key').fill(jacaranda.key);
      await builder.getByLabel(words.password, { exact: true }).fill(jacaranda.password);
      await builder.getByRole('tab', { name: 'Request Builder' }).click();
      await builder.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
    },
  },
  {
    name: 'the navigation open',
    arrange: async (page) => {
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    },
    only: 'phone',
  },
];

/** Opens one after the other, and hands each to who looks at it. */
export const visitDocsScenes = async (
  page: Page,
  language: Language,
  size: 'phone' | 'desk',
  look: (scene: string, at: number) => Promise<void>,
): Promise<void> => {
  const path = 'integration-methods/inmediate-capture-card';
  const shown = scenes.filter(({ only }) => only === undefined || only === size);
  for (const [at, { name, arrange }] of shown.entries()) {
    await page.goto(language === 'es' ? `/docs/${path}` : `/docs/en/${path}`);
    const builder = page.getByRole('region', { name: 'Request Builder' });
    // Bars that lie over what scrolls would hide a part of whatever happens to be below them.
    await page.addStyleTag({ content: '.navbar, [class*="sendBar"] { position: static !important }' });
    await builder.scrollIntoViewIfNeeded();
    await expect(builder.getByRole('tab').first()).toBeVisible();
    await arrange(page, builder, builderWords[language]);
    await look(`Request Builder, ${name}`, at);
  }
};
