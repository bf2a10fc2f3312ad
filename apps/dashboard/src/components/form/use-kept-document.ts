import { useEffect } from 'react';

/** While something is not saved the browser asks before it closes the document or loads it again. */
export const useKeptDocument = (hasChanges: boolean): void =>
  useEffect(() => {
    if (!hasChanges) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [hasChanges]);
