import { useLoaderData } from 'react-router';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { LeavingQuestion } from '#components/form/leaving-question.tsx';
import { SkipLink } from '#components/ui/skip-link.tsx';
import { RoleContext } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import type { simpleLayoutLoader } from './guards.ts';
import { PageMain } from './page-main.tsx';
import { SessionWatch } from './session-watch.tsx';
import { SimpleHeader } from './simple-header.tsx';

/** The layout of the pages before a business is chosen. */
export const SimpleLayout = () => {
  const words = usePortalWords();
  const role = useLoaderData<ReturnType<typeof simpleLayoutLoader>>();
  const session = useSession();
  if (!session) return null;
  return (
    <RoleContext value={role}>
      <SkipLink label={words.skip} />
      <div className="flex min-h-dvh flex-col">
        <SimpleHeader session={session} role={role} />
        <PageMain className="max-w-[56rem] py-8" />
        <ConnectionStrip />
      </div>
      <SessionWatch session={session} />
      <LeavingQuestion />
    </RoleContext>
  );
};
