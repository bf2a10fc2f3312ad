/** The place of something that is being fetched; `className` gives it the geometry of what comes. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`block motion-safe:animate-pulse-soft rounded-control bg-line ${className}`}
  />
);
