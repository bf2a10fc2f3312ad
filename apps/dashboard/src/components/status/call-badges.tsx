import { type EmailState, emailStates } from '@pasarela/contracts/emails/email-states';
import { type WebhookState, webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { useLanguage } from '#i18n/use-words.ts';
import { StatusBadge } from './status-badges.tsx';

export const EmailStateBadge = ({ state }: { readonly state: EmailState }) => {
  const [language] = useLanguage();
  const { colour, label } = emailStates[state];
  return <StatusBadge colour={colour} label={label[language]} />;
};

const colours = { 2: 'green', 4: 'orange', 5: 'red' } as const;

const colourOf = (status: number) => {
  const first = Math.floor(status / 100);
  return first === 2 || first === 4 || first === 5 ? colours[first] : null;
};

/** The HTTP status of an answer. */
export const HttpStatusBadge = ({ status }: { readonly status: number }) => (
  <StatusBadge colour={colourOf(status)} label={String(status)} />
);

export const WebhookStateBadge = ({ state }: { readonly state: WebhookState }) => {
  const [language] = useLanguage();
  const { colour, label } = webhookStates[state];
  return <StatusBadge colour={colour} label={label[language]} />;
};
