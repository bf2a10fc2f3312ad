import type { QueryKey } from '@tanstack/react-query';
import { useToast } from '#components/ui/toast.tsx';

type ActionEnding = {
  /** The title of the toast after a success. */
  readonly success: string;
  /** The queries to fetch again, as in every mutation's `meta`. */
  readonly stale: readonly QueryKey[];
  readonly onMade: () => void;
};

/** How an action ends, for its mutation: a toast, which of a refusal says the server's message, and fresh data. */
export const useActionEnding = ({ success, stale, onMade }: ActionEnding) => {
  const toast = useToast();
  return {
    onSuccess: () => {
      toast({ tone: 'success', title: success });
      onMade();
    },
    onError: (error: Error) => toast({ tone: 'error', title: error.message }),
    meta: { stale },
  };
};
