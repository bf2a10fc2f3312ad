import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The maximum width with the distance to the window's edge, in pixels. */
const widest = 272;

/**
 * Additional text about a control while the pointer or the focus is on it; Escape hides it. It must not contain essential
 * information, because touch devices never show it.
 */
export const Tooltip = ({ content, children }: { content: string; children: ReactNode }) => {
  const frame = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    const hide = () => setPlace(null);
    const show = () => {
      const { bottom, left } = element.getBoundingClientRect();
      setPlace({ top: bottom, left: Math.max(8, Math.min(left, window.innerWidth - widest)) });
    };
    element.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && show(), {
      signal,
    });
    element.addEventListener('pointerleave', hide, { signal });
    element.addEventListener('focusin', show, { signal });
    element.addEventListener('focusout', hide, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => ending.abort();
  }, []);
  return (
    <span ref={frame} className="inline-flex">
      {children}
      {place && (
        // The padding touches the control, so that the pointer can move onto the tooltip.
        <span aria-hidden="true" style={place} className="fixed z-50 pt-1.5">
          <span className="block max-w-64 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-start text-13 whitespace-normal text-paper shadow-float">
            {content}
          </span>
        </span>
      )}
    </span>
  );
};
