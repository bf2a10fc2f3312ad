import { useCopyLink as useCopying } from '#components/ui/use-copy-link.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';

/** Copies the link with which a card is replaced. */
export const useCopyLink = () => useCopying(useSubscriptionsWords());
