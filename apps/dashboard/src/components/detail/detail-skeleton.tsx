import { Skeleton } from '#components/ui/skeleton.tsx';

const lines = (count: number) => Array.from({ length: count }, (_, line) => line);

/** The placeholder of a detail page while it is loading. */
export const DetailSkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-56" />
      <div className="flex flex-wrap justify-between gap-6 border-y border-line py-3">
        {lines(5).map((line) => (
          <div key={line} className="flex flex-col gap-2">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-5 w-32" />
          </div>
        ))}
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          {lines(3).map((line) => (
            <Skeleton key={line} className="h-12 w-full" />
          ))}
        </div>
        <div className="flex flex-col gap-3">
          {lines(10).map((line) => (
            <Skeleton key={line} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </div>
  </>
);
