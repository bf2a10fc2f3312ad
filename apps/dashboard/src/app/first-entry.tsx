import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';

/** Until the first page is there. */
export const FirstEntry = () => <BlockingIndicator active />;
