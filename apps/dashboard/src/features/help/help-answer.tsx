import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { Link } from 'react-router';
import { Icon } from '#components/ui/icon.tsx';
import { useHelpWords } from '#features/help/help-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { docsAddress, type HelpLinkName, helpLinks } from './help-links.ts';
import type { HelpQuestion } from './help-topics.ts';

const linkClass =
  'inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-2 hover:text-accent-strong pointer-coarse:min-h-11';

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
    <a href={docsAddress(link.to, language)} target="_blank" rel="noopener" className={linkClass}>
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
export const HelpAnswer = ({ question: { name, links }, role, isFound }: HelpAnswerProps) => {
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
