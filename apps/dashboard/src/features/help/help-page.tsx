import { useSearchParams } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useHelpWords } from '#features/help/help-words.ts';
import { useRole } from '#session/use-role.ts';
import { HelpAnswer } from './help-answer.tsx';
import { searchHelp } from './help-search.ts';
import { helpTopics } from './help-topics.ts';
import { SupportChannels } from './support-channels.tsx';

/** The help center: frequent questions and the support address. */
export const HelpPage = () => {
  const words = useHelpWords();
  const role = useRole();
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const isSearched = text.trim() !== '';
  const topics = searchHelp(helpTopics, text, words);
  const found = topics.reduce((count, { questions }) => count + questions.length, 0);
  const write = (q: string) => setSearch(q === '' ? {} : { q }, { replace: true });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={words.title} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-20 font-semibold">{words.title}</h1>
          <p className="text-ink-soft">{words.intro}</p>
        </div>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => write(event.target.value)}
          start={<Icon name="search" />}
          className="w-full sm:w-72"
        />
      </div>
      <p role="status" className="sr-only">
        {isSearched ? words.found(found) : ''}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-8">
          {topics.map(({ name, questions }) => (
            <section key={name} aria-labelledby={`help-${name}`}>
              <h2
                id={`help-${name}`}
                className="border-b border-line pb-2 text-13 font-semibold text-ink-soft"
              >
                {words.topics[name]}
              </h2>
              {questions.map((question) => (
                <HelpAnswer
                  // A search expands its results; otherwise all questions are collapsed.
                  key={`${question.name} ${isSearched}`}
                  question={question}
                  role={role}
                  isFound={isSearched}
                />
              ))}
            </section>
          ))}
          {found === 0 && (
            <StateMessage
              title={words.nothing(text.trim())}
              action={<Button onClick={() => write('')}>{words.clear}</Button>}
            >
              {words.nothingText}
            </StateMessage>
          )}
        </div>
        <SupportChannels role={role} />
      </div>
    </div>
  );
};
