import { holdsWords } from '#components/search/holds-words.ts';
import type { HelpAnswer } from '#features/help/help-words.ts';
import type { HelpAnswerName, HelpTopic } from './help-topics.ts';

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
