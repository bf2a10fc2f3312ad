import { type EmailState, emailStates } from '@pasarela/contracts/emails/email-states';
import { statusOfResponseCode } from '@pasarela/contracts/statuses/response-codes';
import { type WebhookState, webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import type { ComponentProps } from 'react';
import { useLanguage } from '#i18n/use-words.ts';
import { StatusBadge } from './status-badges.tsx';

type Quiet = Pick<ComponentProps<typeof StatusBadge>, 'isQuiet'>;

/** What a message came to: one that is late or was not taken is never quiet. */
const StateBadge = ({ colour, isQuiet = false, label }: ComponentProps<typeof StatusBadge>) => (
  <StatusBadge isQuiet={isQuiet && (colour === 'green' || colour === 'cyan')} colour={colour} label={label} />
);

export const EmailStateBadge = ({ state, ...look }: Quiet & { readonly state: EmailState }) => {
  const [language] = useLanguage();
  const { colour, label } = emailStates[state];
  return <StateBadge {...look} colour={colour} label={label[language]} />;
};

const colours = { 2: 'green', 4: 'orange', 5: 'red' } as const;

const colourOf = (status: number) => {
  const first = Math.floor(status / 100);
  return first === 2 || first === 4 || first === 5 ? colours[first] : null;
};

type AnswerProps = {
  readonly httpStatus: number;
  /** The response code of the payment API, or the code of the error. */
  readonly code: string | null;
  readonly idTransaction: number | null;
};

/** The status that the answer of a call gives its payment, if it is about one: a list of cards is answered 002 too. */
export const paymentStatusOf = ({ code, idTransaction }: Omit<AnswerProps, 'httpStatus'>) =>
  idTransaction === null ? undefined : statusOfResponseCode(code);

/** How a call was answered: the status that its response code means, otherwise its HTTP status. */
export const AnswerBadge = ({ httpStatus, isQuiet = false, ...answer }: AnswerProps & Quiet) => {
  const [language] = useLanguage();
  const status = paymentStatusOf(answer);
  return status ? (
    <StatusBadge isQuiet={isQuiet} colour={status.colour} label={status.label[language]} />
  ) : (
    <StatusBadge isQuiet={isQuiet} colour={colourOf(httpStatus)} label={String(httpStatus)} />
  );
};

const inks = { 2: 'text-success', 4: 'text-warning', 5: 'text-danger' } as const;

/** The HTTP status of an answer, in the colour of its class. */
export const HttpStatus = ({ status }: { readonly status: number }) => {
  const first = Math.floor(status / 100);
  return (
    <span
      className={`font-mono text-13 font-medium ${first === 2 || first === 4 || first === 5 ? inks[first] : ''}`}
    >
      {status}
    </span>
  );
};

/** The codes that stand beside the badge of an answer: what the badge says in words, or the code of the error. */
export const answerCodes = ({ httpStatus, ...answer }: AnswerProps): string | null =>
  paymentStatusOf(answer) ? `HTTP ${httpStatus} · ${answer.code}` : answer.code;

export const WebhookStateBadge = ({ state, ...look }: Quiet & { readonly state: WebhookState }) => {
  const [language] = useLanguage();
  const { colour, label } = webhookStates[state];
  return <StateBadge {...look} colour={colour} label={label[language]} />;
};
