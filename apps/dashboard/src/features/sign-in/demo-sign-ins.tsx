import { type DemoEntry, demoEntryPath } from '@pasarela/contracts/accounts/demo-entry';
import { roles } from '@pasarela/contracts/roles/roles';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import type { SignIn } from './use-sign-in.ts';

/** The demo's sign-ins; null on every other deployment, and until the server has answered. */
const useDemoEntry = (): DemoEntry | null => {
  const [entry, setEntry] = useState<DemoEntry | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const ask = async () => {
      const answer = await fetch(demoEntryPath, { signal: ending.signal });
      setEntry((await answer.json()) as DemoEntry | null);
    };
    // Without an answer there is the form, as on every other deployment.
    ask().catch(() => undefined);
    return () => ending.abort();
  }, []);
  return entry;
};

/** Where the deployment is the demo: its users by role, each signed in with one click. It comes last, so that nothing moves when it appears. */
export const DemoSignIns = ({ signIn }: { readonly signIn: SignIn }) => {
  const words = useSignInWords().demo;
  const [language] = useLanguage();
  const entry = useDemoEntry();
  if (!entry) return null;
  return (
    <section aria-labelledby="demo-sign-ins" className="mt-8 rounded-panel border border-line bg-sunken p-4">
      <h2 id="demo-sign-ins" className="text-14 font-semibold">
        {words.title}
      </h2>
      <p className="mt-0.5 text-13 text-ink-soft">{words.text}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {entry.users.map(({ userName, role }) => (
          <li key={userName}>
            <Button
              size="small"
              disabled={signIn.busy}
              onClick={() => void signIn.send({ userName, password: entry.password, environment: 'Sandbox' })}
            >
              {roles[role].label[language]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
