import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Hidden from screen readers: the surrounding control has the label. */
export const Icon = ({ name, className = 'size-4' }: { name: IconName; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'more' ? 3 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <path d={iconPaths[name]} />
  </svg>
);
