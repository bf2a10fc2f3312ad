import { useToast } from '#components/ui/toast.tsx';

type CopyLinkWords = { readonly linkCopied: string; readonly linkNotCopied: string };

/** Copies a link, and says how that went. */
export const useCopyLink = ({ linkCopied, linkNotCopied }: CopyLinkWords) => {
  const toast = useToast();
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: linkCopied });
    } catch {
      // The browser may forbid it, and has no clipboard at all for a page without TLS.
      toast({ tone: 'error', title: linkNotCopied, description: link });
    }
  };
};
