import { useToast } from '#components/ui/toast.tsx';
import { subscriptionsWords as en } from '#i18n/en/subscriptions.ts';
import { subscriptionsWords as es } from '#i18n/es/subscriptions.ts';
import { useWords } from '#i18n/use-words.ts';

/** Copies the link with which a card is replaced, and says how that went. */
export const useCopyLink = () => {
  const words = useWords({ es, en });
  const toast = useToast();
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: words.linkCopied });
    } catch {
      // The browser may forbid it, and has no clipboard at all for a page without TLS.
      toast({ tone: 'error', title: words.linkNotCopied, description: link });
    }
  };
};
