import type { StoryEntry } from '@pasarela/contracts/transactions/transaction-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { StoryStep } from '#components/story/story-step.tsx';
import { useTransactionStoryWords } from '#components/story/transaction-story-words.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';

const StorySkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className="flex flex-col gap-6 pl-6">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  </>
);

type StorySectionProps = {
  readonly story: UseQueryResult<StoryEntry[]>;
  /** What is shown once the events are there. */
  readonly children: ReactNode;
};

/** The section of a timeline: its title, and how its events are loaded. */
export const StorySection = ({ story, children }: StorySectionProps) => {
  const words = useTransactionStoryWords();
  return (
    <section aria-labelledby="story-title">
      <h2 id="story-title" className="pb-4 text-16 font-semibold">
        {words.title}
      </h2>
      {story.isPending && <StorySkeleton label={words.loading} />}
      {story.isError && (
        <FailedMessage title={words.failed} error={story.error} onTryAgain={() => void story.refetch()} />
      )}
      {story.isSuccess && story.data.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      {story.isSuccess && story.data.length > 0 && children}
    </section>
  );
};

type TransactionStoryProps = {
  readonly story: UseQueryResult<StoryEntry[]>;
  readonly linkOf: ComponentProps<typeof StoryStep>['linkOf'];
};

/** The events of a payment, oldest first. */
export const TransactionStory = ({ story, linkOf }: TransactionStoryProps) => (
  <StorySection story={story}>
    <ol>
      {story.data?.map((entry) => (
        <StoryStep
          key={`${entry.move}-${entry.id}`}
          entry={entry}
          linkOf={linkOf}
          namesRequest={entry.requestId !== null}
        />
      ))}
    </ol>
  </StorySection>
);
