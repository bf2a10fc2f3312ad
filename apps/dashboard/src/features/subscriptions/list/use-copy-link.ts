import { useCopyLink as useCopying } from '#components/ui/use-copy-link.ts';
import { subscriptionsWords as en } from '#i18n/en/subscriptions.ts';
import { subscriptionsWords as es } from '#i18n/es/subscriptions.ts';
import { useWords } from '#i18n/use-words.ts';

/** Copies the link with which a card is replaced. */
export const useCopyLink = () => useCopying(useWords({ es, en }));
