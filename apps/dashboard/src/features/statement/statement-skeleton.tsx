import { Skeleton } from '#components/ui/skeleton.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';

/** The geometry of a period's figures. */
export const StatementSkeleton = () => {
  const words = useStatementWords();
  return (
    <div>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div className="flex flex-wrap gap-4 pt-6">
        <Skeleton className="h-15 w-full sm:w-60" />
        <Skeleton className="h-15 w-full sm:w-40" />
      </div>
      <Skeleton className="mt-8 h-4 w-20" />
      <Skeleton className="mt-2 h-9 w-56" />
      <Skeleton className="mt-2 h-4 w-72" />
      <Skeleton className="mt-6 h-20 w-full" />
      <Skeleton className="mt-8 h-48 w-full" />
    </div>
  );
};
