import { StatusBadge } from '#components/status/status-badge.tsx';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useWords } from '#i18n/use-words.ts';

/** Whether the signature of a received message is the account's. */
export const VerifiedBadge = ({ verified }: { readonly verified: boolean }) => {
  const words = useWords({ es, en }).inbox;
  return (
    <StatusBadge colour={verified ? 'green' : 'red'} label={verified ? words.verified : words.notVerified} />
  );
};
