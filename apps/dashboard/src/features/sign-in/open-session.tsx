import { environments } from '@pasarela/contracts/accounts/environments';
import { useState } from 'react';
import { logOut } from '#access/log-out.ts';
import { Button } from '#components/ui/button.tsx';
import { signInWords as en } from '#i18n/en/sign-in.ts';
import { signInWords as es } from '#i18n/es/sign-in.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import type { Session } from '#session/session-value.ts';

type OpenSessionProps = { readonly session: Session; readonly onGoOn: () => void };

/** For a user who is signed in already: continue, or end that session. */
export const OpenSession = ({ session: { userName, environment }, onGoOn }: OpenSessionProps) => {
  const words = useWords({ es, en }).open;
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
