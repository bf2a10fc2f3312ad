import { usePageFocus } from '#components/ui/use-page-focus.ts';
import { useSession } from '#session/use-session.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { RouteFailed } from './route-failed.tsx';
import { SimpleHeader } from './simple-header.tsx';

/** Shown if the layout itself cannot be loaded, for example because the role is unknown: the error and the ways out. */
export const LayoutFailed = () => {
  const session = useSession();
  const main = usePageFocus('failed');
  return (
    <div className="flex min-h-dvh flex-col">
      {session && <SimpleHeader session={session} />}
      <main ref={main} tabIndex={-1} className="mx-auto w-full max-w-[56rem] px-4 py-8 outline-none lg:px-8">
        <RouteFailed />
      </main>
      <ConnectionStrip />
    </div>
  );
};
