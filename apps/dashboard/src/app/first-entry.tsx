import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';

/** Shown until the first page is loaded. */
export const FirstEntry = () => <BlockingIndicator active />;
