import { environments } from '@pasarela/contracts/accounts/environments';
import { useState } from 'react';
import { logOut } from '#access/log-out.ts';
import { Button } from '#components/ui/button.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import type { Session } from '#session/session-value.ts';

type OpenSessionProps = { readonly session: Session; readonly onGoOn: () => void };

/** For a user who is signed in already: continue, or end that session. */
export const OpenSession = ({ session: { userName, environment }, onGoOn }: OpenSessionProps) => {
  const words = useSignInWords().open;
  const [language] = useLanguage();
  const [isEnding, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    void logOut();
  };
  return (
    <section
      aria-labelledby="open-session"
      className="mb-8 flex flex-col gap-3 rounded-panel border border-line bg-sunken p-4"
    >
      <h2 id="open-session" className="text-14">
        {words.title(userName, environments[environment].label[language])}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onGoOn}>
          {words.goOn}
        </Button>
        <Button variant="ghost" busy={isEnding} onClick={end}>
          {words.logOut}
        </Button>
      </div>
      <p className="text-13 text-ink-soft">{words.other}</p>
    </section>
  );
};
