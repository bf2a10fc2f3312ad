import { type EmailState, emailStates } from '@pasarela/contracts/emails/email-states';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { useLanguage } from '#i18n/use-words.ts';

export const EmailStateBadge = ({ state }: { readonly state: EmailState }) => {
  const [language] = useLanguage();
  const { colour, label } = emailStates[state];
  return <StatusBadge colour={colour} label={label[language]} />;
};
