import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type PathIconProps = {
  /** On a grid of 24. */
  readonly path: string;
  readonly strokeWidth?: number;
  readonly className?: string;
};

/** Hidden from screen readers: the surrounding control has the label. */
export const PathIcon = ({ path, strokeWidth = 1.75, className = 'size-4' }: PathIconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <path d={path} />
  </svg>
);

type IconProps = { readonly name: IconName; readonly className?: string };

export const Icon = ({ name, className }: IconProps) => (
  <PathIcon path={iconPaths[name]} strokeWidth={name === 'more' ? 3 : undefined} className={className} />
);
