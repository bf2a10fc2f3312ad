import { useEffect, useState } from 'react';
import { useControlsWords } from '#components/ui/controls-words.ts';

/** The delay before the indicator appears, in milliseconds, so that quick actions do not make it flicker. */
const delay = 150;

/** Covers the page while an action runs during which nothing else may be done. */
export const BlockingIndicator = ({ active }: { active: boolean }) => {
  const words = useControlsWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return setShown(false);
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [active]);
  return (
    <div role="status">
      {active && shown && (
        <div className="fixed inset-0 z-60 flex items-center justify-center bg-overlay">
          <div className="flex items-center gap-3 rounded-panel bg-paper px-5 py-4 text-14 shadow-float">
            <span
              aria-hidden="true"
              className="size-4 motion-safe:animate-turn rounded-full border-2 border-accent border-r-transparent"
            />
            {words.working}
          </div>
        </div>
      )}
    </div>
  );
};
