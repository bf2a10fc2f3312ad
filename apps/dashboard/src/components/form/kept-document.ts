import { useEffect } from 'react';
import { readSession } from '#session/session-store.ts';
import { hasUnsaved } from './unsaved-forms.ts';

/** While there are unsaved changes, the browser asks before it closes or reloads the document. */
export const useKeptDocument = (hasChanges: boolean): void =>
  useEffect(() => {
    if (!hasChanges) return;
    const keep = (event: BeforeUnloadEvent) => {
      // Do not ask twice. Without a session nothing could be saved, and drafts are kept anyway.
      if (hasUnsaved() && readSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [hasChanges]);
