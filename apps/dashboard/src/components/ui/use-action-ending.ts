import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/ui/toast.tsx';

type ActionEnding = {
  /** The title of the toast after a success. */
  readonly success: string;
  /** The queries to fetch again, after a refusal too: a refusal means that the data shown is out of date. */
  readonly stale: readonly QueryKey[];
  readonly onMade: () => void;
};

/** The mutation callbacks of an action: they show a toast (of a refusal, the server's message) and refresh stale queries. */
export const useActionEnding = ({ success, stale, onMade }: ActionEnding) => {
  const toast = useToast();
  const client = useQueryClient();
  return {
    onSuccess: () => {
      toast({ tone: 'success', title: success });
      onMade();
    },
    onError: (error: Error) => toast({ tone: 'error', title: error.message }),
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
    },
  };
};
