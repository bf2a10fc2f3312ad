import type { Company } from '@pasarela/contracts/accounts/account-schema';
import type { User } from '@pasarela/contracts/users/user-schema';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useSetAccess } from './use-set-access.ts';

type AccessDialogProps = {
  readonly action: 'suspend' | 'remove';
  readonly business: Company;
  readonly user: User;
  readonly onClose: () => void;
};

/** What taking access away does, before it is done. */
export const AccessDialog = ({ action, business, user, onClose }: AccessDialogProps) => {
  const words = useUsersWords();
  const set = useSetAccess(business.id, onClose);
  const said = {
    suspend: {
      access: 'disabled',
      title: words.suspendTitle(user.userName),
      description: words.suspendText(business.name),
      submit: words.suspend,
      running: words.suspending,
    },
    remove: {
      access: 'removed',
      title: words.removeTitle(user.userName),
      description: words.removeText(business.name),
      submit: words.remove,
      running: words.removing,
    },
  } as const;
  const { access, ...text } = said[action];
  return (
    <ConsequenceDialog
      {...text}
      variant="danger"
      isRunning={set.isPending}
      refusal={set.error?.message}
      onConfirm={() => set.mutate({ id: user.id, access })}
      onClose={onClose}
    />
  );
};
