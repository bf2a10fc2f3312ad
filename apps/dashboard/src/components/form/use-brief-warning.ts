import { useEffect, useState } from 'react';

/** A warning that is shown for a time; repeating it restarts the time. */
export const useBriefWarning = (duration: number) => {
  // A counter, so that a repeated warning restarts the timer.
  const [said, setSaid] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (said === 0) return;
    const timer = setTimeout(() => setShown(false), duration);
    return () => clearTimeout(timer);
  }, [said, duration]);
  return {
    isShown,
    warn: () => {
      setShown(true);
      setSaid((times) => times + 1);
    },
    /** Hides the warning at once, because it no longer applies. */
    dismiss: () => setShown(false),
  };
};
