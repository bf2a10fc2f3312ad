import { useToast } from '#components/ui/toast.tsx';

type CopyLinkWords = { readonly linkCopied: string; readonly linkNotCopied: string };

/** Copies a link and shows the result. */
export const useCopyLink = ({ linkCopied, linkNotCopied }: CopyLinkWords) => {
  const toast = useToast();
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: linkCopied });
    } catch {
      // Browsers may forbid access to the clipboard, and pages without TLS have none.
      toast({ tone: 'error', title: linkNotCopied, description: link });
    }
  };
};
