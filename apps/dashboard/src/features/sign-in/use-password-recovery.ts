import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '#parts/load-part.ts';
import type { PasswordRecovery } from './password-recovery.tsx';

/** The token of the link that was opened: it stands in the fragment of the address. */
const tokenInAddress = (): string | undefined => /^#token=(.+)$/.exec(window.location.hash)?.[1];

type Recovery = { readonly Part: typeof PasswordRecovery; readonly token: string | undefined };

/**
 * Whether the sign-in page leads to another password, and from which link. Its code is loaded when it is wanted, because most users
 * remember theirs. The token is taken out of the address, so that neither the history nor a copied address holds it.
 */
export const usePasswordRecovery = () => {
  const [recovery, setRecovery] = useState<Recovery>();
  const open = useCallback(async (token?: string): Promise<void> => {
    const { PasswordRecovery: Part } = await loadPart(() => import('./password-recovery.tsx'), {
      waits: true,
    });
    setRecovery({ Part, token });
  }, []);
  useEffect(() => {
    const follow = (): void => {
      const token = tokenInAddress();
      if (token === undefined) return;
      window.history.replaceState(window.history.state, '', window.location.pathname);
      void open(token);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);
  return { recovery, open, close: () => setRecovery(undefined) };
};
