import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/ui/toast.tsx';

type ActionEnding = {
  /** What is said of it once it is done. */
  readonly success: string;
  /** What is fetched anew, done or refused: a refusal says that what was shown is old. */
  readonly stale: readonly QueryKey[];
  readonly onMade: () => void;
};

/** What an action says and does once it has ended; a refusal is told in the server's words. */
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
