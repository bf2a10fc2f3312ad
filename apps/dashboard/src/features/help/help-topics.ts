import type { helpWords } from '#features/help/help-words.ts';
import type { HelpLinkName } from './help-links.ts';

type HelpTopicName = keyof typeof helpWords.es.topics;
export type HelpAnswerName = keyof typeof helpWords.es.answers;

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
