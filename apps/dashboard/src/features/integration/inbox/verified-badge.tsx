import { StatusBadge } from '#components/status/status-badge.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

/** Whether the signature of a received message is the account's. */
export const VerifiedBadge = ({ verified }: { readonly verified: boolean }) => {
  const words = useWebhooksWords().inbox;
  return (
    <StatusBadge colour={verified ? 'green' : 'red'} label={verified ? words.verified : words.notVerified} />
  );
};
