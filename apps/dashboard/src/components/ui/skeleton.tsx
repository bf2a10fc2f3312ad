/** A placeholder while data is loading; `className` sets its size. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`block motion-safe:animate-pulse-soft rounded-control bg-line ${className}`}
  />
);
