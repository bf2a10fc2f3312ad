declare module '@generated/docusaurus-plugin-content-docs/default/errors.json' {
  import type { ErrorEntry } from '#plugins/error-pages/lib/error-entry.ts';

  const errors: readonly ErrorEntry[];
  export default errors;
}
