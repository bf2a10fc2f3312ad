import type { ComponentProps } from 'react';

/** Drawn with the line of all other icons. */
export default function IconHome(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M4 11l8-7 8 7M6 9.5V20h4.5v-6h3v6H18V9.5" />
    </svg>
  );
}
