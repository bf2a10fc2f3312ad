import { type ReactNode, useId } from 'react';

type AccountSectionProps = { readonly title: string; readonly text?: string; readonly children: ReactNode };

/** One part of the account: its heading, what it is for, what is in it. */
export const AccountSection = ({ title, text, children }: AccountSectionProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex flex-col gap-0.5">
        <h2 id={titleId} className="text-16 font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="text-13 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
};

type AccountFactsProps = { readonly facts: readonly (readonly [string, string])[]; readonly none: string };

/** Names and values, one a line. */
export const AccountFacts = ({ facts, none }: AccountFactsProps) => (
  <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-2">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-soft">{name}</dt>
        <dd className={`break-words ${value === '' ? 'text-ink-faint' : ''}`}>
          {value === '' ? none : value}
        </dd>
      </div>
    ))}
  </dl>
);
