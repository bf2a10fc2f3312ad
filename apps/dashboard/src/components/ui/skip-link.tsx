/** The first link in the tab order: skips the menus and leads to the content. */
export const SkipLink = ({ label }: { label: string }) => (
  <a
    href="#main"
    className="fixed top-2 left-2 z-60 -translate-y-24 rounded-control bg-ink px-4 py-2 font-medium text-paper focus:translate-y-0"
  >
    {label}
  </a>
);
