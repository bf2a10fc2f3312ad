import { holdsWords } from '#components/search/holds-words.ts';
import type { HelpLinkName } from './help-links.ts';
import type { HelpAnswer, helpWords } from './help-words.ts';

type HelpTopicName = keyof typeof helpWords.es.topics;
type HelpAnswerName = keyof typeof helpWords.es.answers;

export type HelpQuestion = { readonly name: HelpAnswerName; readonly links: readonly HelpLinkName[] };
export type HelpTopic = { readonly name: HelpTopicName; readonly questions: readonly HelpQuestion[] };

const question = (name: HelpAnswerName, ...links: readonly HelpLinkName[]): HelpQuestion => ({ name, links });

/** The topics, in the order in which a merchant needs them: try, go live, connect, validate, sell. */
export const helpTopics: readonly HelpTopic[] = [
  {
    name: 'testEnvironment',
    questions: [
      question('whatIsSandbox', 'resume'),
      question('testPayment', 'transactions', 'guide', 'testCards', 'builder'),
      question('moveTime'),
      question('simulateCash', 'transactions', 'testCards'),
      question('emptySandbox'),
    ],
  },
  {
    name: 'production',
    questions: [
      question('goLive', 'keys', 'webhooks', 'credentials'),
      question('productionDeclines', 'responses'),
      question('productionDifferences'),
    ],
  },
  {
    name: 'integration',
    questions: [
      question('credentials', 'keys', 'credentials'),
      question('results', 'webhooks', 'deliveries'),
      question('whyRefused', 'requestLog', 'errors', 'responses'),
      question('doubleCharge', 'guide'),
    ],
  },
  {
    name: 'validation',
    questions: [
      question('checklist', 'transactions', 'deliveries', 'requestLog', 'testCards'),
      question('whoValidates'),
    ],
  },
  {
    name: 'shop',
    questions: [question('connectWays', 'guide'), question('whichWay'), question('useLinks', 'paidLeagues')],
  },
  {
    name: 'money',
    questions: [
      question('fees', 'feesPage'),
      question('deposits', 'statement'),
      question('refunds', 'transactions', 'refundPage'),
      question('chargebacks', 'chargebacks'),
    ],
  },
  {
    name: 'people',
    questions: [
      question('addPeople', 'users'),
      question('losePeople', 'users', 'keys'),
      question('forgotPassword', 'account'),
    ],
  },
];

type SearchedWords = {
  readonly topics: Readonly<Record<HelpTopic['name'], string>>;
  readonly answers: Readonly<Record<HelpAnswerName, HelpAnswer>>;
};

/** The questions that hold every word that was typed, in the topic, the question or the answer; accents need not be typed. */
export const searchHelp = (
  topics: readonly HelpTopic[],
  text: string,
  words: SearchedWords,
): readonly HelpTopic[] => {
  if (text.trim() === '') return topics;
  return topics.flatMap(({ name, questions }) => {
    const found = questions.filter((asked) => {
      const { question, paragraphs, steps = [] } = words.answers[asked.name];
      return holdsWords([words.topics[name], question, ...paragraphs, ...steps].join(' '), text);
    });
    return found.length > 0 ? [{ name, questions: found }] : [];
  });
};
