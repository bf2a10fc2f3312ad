import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useHelpWords } from '#features/help/help-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { docsAddress } from '#paths/docs-address.ts';
import { useRole } from '#session/use-role.ts';
import { type HelpLinkName, helpLinks } from './help-links.ts';
import { type HelpQuestion, helpTopics, searchHelp } from './help-topics.ts';
import { SupportChannels } from './support-channels.tsx';

const linkClass =
  'inline-flex min-h-6 items-center gap-1 text-accent underline hover:text-accent-strong pointer-coarse:min-h-11';

const HelpLink = ({ name }: { readonly name: HelpLinkName }) => {
  const words = useHelpWords();
  const [language] = useLanguage();
  const link = helpLinks[name];
  if (!('isDocs' in link))
    return (
      <Link to={link.to} className={linkClass}>
        {words.links[name]}
      </Link>
    );
  return (
    <a href={docsAddress(language, link.to)} target="_blank" rel="noopener" className={linkClass}>
      {words.links[name]}
      <Icon name="external" className="size-3.5" />
      <span className="sr-only">({words.newTab})</span>
    </a>
  );
};

type HelpAnswerProps = {
  readonly question: HelpQuestion;
  readonly role: RoleName;
  /** Whether it matches a search; then it is open at first. */
  readonly isFound: boolean;
};

/** A question that expands to show its answer. */
const HelpAnswer = ({ question: { name, links }, role, isFound }: HelpAnswerProps) => {
  const words = useHelpWords();
  const { question, paragraphs, steps = [] } = words.answers[name];
  const offered = links.filter((link) => mayDo(role, helpLinks[link].permission));
  return (
    <details open={isFound} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        {question}
        <Icon
          name="chevronDown"
          className="size-4 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-prose flex-col gap-3 pt-1 pb-5 text-ink-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {steps.length > 0 && (
          <ol className="flex list-decimal flex-col gap-1.5 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {offered.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
            <span>{words.seeAlso}:</span>
            {offered.map((link) => (
              <HelpLink key={link} name={link} />
            ))}
          </p>
        )}
      </div>
    </details>
  );
};

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
      <div className="flex flex-col gap-4">
        <div>
          <h1 className={pageHeadingClass}>{words.title}</h1>
          <p className="text-ink-soft">{words.intro}</p>
        </div>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => write(event.target.value)}
          start={<Icon name="search" />}
          className="w-full sm:max-w-xl"
        />
      </div>
      <p role="status" className="sr-only">
        {isSearched ? words.found(found) : ''}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-8">
          {topics.map(({ name, questions }) => (
            <section key={name} aria-labelledby={`help-${name}`}>
              <h2 id={`help-${name}`} className="border-b border-line pb-2 text-14 font-semibold">
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
