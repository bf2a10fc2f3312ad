/** A control on the band's stripes. */
export const bandClass =
  'inline-flex min-h-6 items-center rounded-control px-2 text-12 font-semibold text-on-stripe underline decoration-1 underline-offset-2 hover:bg-paper/40 focus-visible:outline-on-stripe disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center';
