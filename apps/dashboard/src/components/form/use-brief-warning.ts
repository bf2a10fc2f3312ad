import { useEffect, useState } from 'react';

/** Something that is said for a while, and again from its beginning when it is said again. */
export const useBriefWarning = (duration: number) => {
  // Counts up, so that the same warning twice is shown for its whole time twice.
  const [said, setSaid] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (said === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), duration);
    return () => clearTimeout(timer);
  }, [said, duration]);
  return {
    isShown,
    warn: () => setSaid((times) => times + 1),
    /** Hides the warning at once, because it no longer applies. */
    dismiss: () => setShown(false),
  };
};
