import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '#app/screens/screens.ts';
import { helpLinks } from '#features/help/help-links.ts';
import { helpTopics, searchHelp } from '#features/help/help-topics.ts';
import { helpWords } from '#features/help/help-words.ts';
import { webhooksWords } from '#features/integration/webhooks/webhooks-words.ts';

const es = helpWords.es;
const en = helpWords.en;
const webhooksEs = webhooksWords.es;
const webhooksEn = webhooksWords.en;

const names = helpTopics.flatMap(({ questions }) => questions.map(({ name }) => name));

test('every answer stands in one topic, and every topic has its words', { tags: ['ACCOUNT-5'] }, () => {
  expect(names.toSorted()).toEqual(Object.keys(es.answers).toSorted());
  expect(helpTopics.map(({ name }) => name).toSorted()).toEqual(Object.keys(es.topics).toSorted());
  for (const topic of ['testEnvironment', 'production', 'integration', 'validation', 'shop'] as const)
    expect(helpTopics.find(({ name }) => name === topic)?.questions.length).toBeGreaterThan(1);
});

test('the three ways of connecting a shop are told', { tags: ['ACCOUNT-6'] }, () => {
  expect([es.answers.connectWays.steps?.length, en.answers.connectWays.steps?.length]).toEqual([3, 3]);
});

test.each([
  [es, webhooksEs.deliveries.title],
  [en, webhooksEn.deliveries.title],
])('what was sent is found where the help says: the section has its own name', ({ answers }, section) => {
  for (const { paragraphs } of [answers.results, answers.checklist])
    expect(paragraphs.join(' ')).toContain(` ${section} `);
});

test('both languages say as much', () => {
  for (const name of names) {
    const [spanish, english] = [es.answers[name], en.answers[name]];
    expect([name, english.paragraphs.length, english.steps?.length]).toEqual([
      name,
      spanish.paragraphs.length,
      spanish.steps?.length,
    ]);
    expect(english.question).not.toBe(spanish.question);
  }
});

test('every link leads to a screen, with its permission, or to a page that exists', () => {
  const paths = new Map<string, string>(
    Object.values(screens).map(({ path, permission }) => [path, permission]),
  );
  paths.set('/users', 'manageUsers');
  const pages = join(import.meta.dirname, '../../../docs/docs');
  const own: Readonly<Record<string, string>> = { '': 'guide', errors: 'errors/errors' };
  for (const link of Object.values(helpLinks)) {
    if ('isDocs' in link) {
      const page = own[link.to] ?? link.to;
      expect([link.to, ['.mdx', '.md'].some((type) => existsSync(join(pages, `${page}${type}`)))]).toEqual([
        link.to,
        true,
      ]);
    } else {
      const screen =
        [...paths.keys()].find((path) => link.to === path || link.to.startsWith(`${path}/`)) ?? '';
      expect([link.to, link.permission]).toEqual([link.to, paths.get(screen)]);
    }
  }
  const used = new Set(helpTopics.flatMap(({ questions }) => questions.flatMap(({ links }) => links)));
  expect([...used].toSorted()).toEqual(Object.keys(helpLinks).toSorted());
});

test.each([
  ['', names],
  ['   ', names],
  ['REEMBOLSAR', ['refunds']],
  ['contrasena', ['goLive', 'credentials', 'losePeople', 'forgotPassword']],
  ['api  llaves', ['credentials']],
  ['esto no está', []],
])('%j finds what holds it', (text, expected) => {
  const found = searchHelp(helpTopics, text, es).flatMap(({ questions }) =>
    questions.map(({ name }) => name),
  );
  expect(found).toEqual(expected);
});
