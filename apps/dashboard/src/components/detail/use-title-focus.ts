import { useEffect, useRef } from 'react';

/**
 * The title that takes the focus when the control that had it is gone, so that the keyboard goes on at what it belonged to. `isGone`
 * says whether a change of `state` takes controls away: by default that something which was there no longer is.
 */
export const useTitleFocus = <State>(
  state: State,
  isGone: (before: State, now: State) => boolean = (before, now) => Boolean(before) && !now,
) => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked about a change of the state alone
  useEffect(() => {
    const hasGone = isGone(shown.current, state);
    shown.current = state;
    if (hasGone && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [state]);
  return title;
};
