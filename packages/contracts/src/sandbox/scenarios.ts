import type { Operation, ScenarioTarget } from '../http/define-operation.ts';
import { filled, type Words } from '../words/words.ts';
import { type NextOutcome, nextOutcomeNames, nextOutcomes } from './next-outcomes.ts';

/** The header that chooses what goes wrong with one request to the sandbox. */
export const scenarioHeader = 'Sandbox-Scenario';

/** How long `slow_5s` waits before the answer, in milliseconds of real time. */
export const slowAnswer = 5_000;

/** The `Retry-After` of `rate_limited` and of `http_503`, in seconds. The real limit says when its minute ends. */
export const scenarioRetryAfter = { rate_limited: 2, http_503: 1 } as const;

/** How many minutes of the account's clock `webhook_late` holds a message back. */
export const lateWebhookMinutes = 5;

type ScenarioEntry = {
  /** What a call has to do for the scenario to apply to it. */
  readonly target: ScenarioTarget;
  readonly label: Words;
  readonly happens: Words;
  /** What a correct integration does. */
  readonly correct: Words;
};

const wireScenarios = {
  lost_answer: {
    target: 'change',
    label: { es: 'Respuesta perdida', en: 'Lost response' },
    happens: {
      es: 'La operación se hace completa y se guarda; después se corta la conexión sin respuesta. Si la operación se rechaza, el error sí llega.',
      en: 'The operation is carried out and saved; then the connection is closed without a response. If the operation is rejected, its error does arrive.',
    },
    correct: {
      es: 'No supone que falló. Repite la petición con la misma Idempotency-Key y recibe la respuesta guardada, o consulta por referencia antes de cobrar otra vez.',
      en: 'Does not assume that it failed. Repeats the request with the same Idempotency-Key and receives the saved response, or looks the reference up before charging again.',
    },
  },
  slow_5s: {
    target: 'answer',
    label: { es: 'Respuesta lenta, 5 segundos', en: 'Slow response, 5 seconds' },
    happens: {
      es: 'La operación se hace de inmediato y la respuesta llega 5 segundos después.',
      en: 'The operation is carried out at once and the response arrives 5 seconds later.',
    },
    correct: {
      es: 'Espera más de 5 segundos. Si su tiempo límite vence antes, lo trata como una respuesta perdida: repite con la misma Idempotency-Key.',
      en: 'Waits longer than 5 seconds. If its timeout ends earlier, it treats that as a lost response: it repeats with the same Idempotency-Key.',
    },
  },
  http_500: {
    target: 'answer',
    label: { es: 'Error del servidor (500)', en: 'Server error (500)' },
    happens: {
      es: 'Contesta HTTP 500 con internal_error. No cambia nada.',
      en: 'Answers HTTP 500 with internal_error. Nothing changes.',
    },
    correct: {
      es: 'Repite con la misma Idempotency-Key, pocas veces y cada vez con más espera. A quien paga le dice que el pago no se ha confirmado, no que se rechazó.',
      en: 'Repeats with the same Idempotency-Key, a few times and waiting longer each time. Tells the payer that the payment is not confirmed yet, not that it was declined.',
    },
  },
  http_503: {
    target: 'answer',
    label: { es: 'Servicio no disponible (503)', en: 'Service unavailable (503)' },
    happens: {
      es: 'Contesta HTTP 503 con service_unavailable y Retry-After. No cambia nada.',
      en: 'Answers HTTP 503 with service_unavailable and Retry-After. Nothing changes.',
    },
    correct: {
      es: 'Espera los segundos de Retry-After y repite con la misma Idempotency-Key.',
      en: 'Waits the seconds of Retry-After and repeats with the same Idempotency-Key.',
    },
  },
  rate_limited: {
    target: 'answer',
    label: { es: 'Demasiadas peticiones (429)', en: 'Too many requests (429)' },
    happens: {
      es: 'Contesta HTTP 429 con too_many_requests, Retry-After y RateLimit-Remaining en 0. No cambia nada.',
      en: 'Answers HTTP 429 with too_many_requests, Retry-After and RateLimit-Remaining at 0. Nothing changes.',
    },
    correct: {
      es: 'Deja de enviar los segundos de Retry-After y repite con la misma Idempotency-Key.',
      en: 'Stops sending for the seconds of Retry-After and repeats with the same Idempotency-Key.',
    },
  },
} as const satisfies Record<string, ScenarioEntry>;

const webhookScenarioEntries = {
  webhook_twice: {
    target: 'webhooks',
    label: { es: 'Webhook dos veces', en: 'Webhook twice' },
    happens: {
      es: 'Cada webhook de la petición se entrega y, en cuanto tu servidor lo acepta, se entrega otra vez con el mismo webhook-id.',
      en: 'Each webhook of the request is delivered and, once your server has accepted it, delivered again with the same webhook-id.',
    },
    correct: {
      es: 'Guarda los webhook-id que ya procesó. Al segundo contesta 2xx y no cambia nada.',
      en: 'Stores the webhook-ids that it has processed. Answers the second with 2xx and changes nothing.',
    },
  },
  webhook_late: {
    target: 'webhooks',
    label: { es: 'Webhook tardío', en: 'Late webhook' },
    happens: {
      es: 'Los webhooks de la petición se entregan 5 minutos después, por el reloj de la cuenta: adelántalo para recibirlos ya.',
      en: "The webhooks of the request are delivered 5 minutes later, by the account's clock: move it forward to receive them now.",
    },
    correct: {
      es: 'No espera el webhook para contestar a quien paga. Consulta el estado y, si una notificación anterior llega después de una más nueva, conserva la nueva.',
      en: 'Does not wait for the webhook to answer the payer. Queries the status and, if an older event arrives after a newer one, keeps the newer.',
    },
  },
  webhooks_reversed: {
    target: 'webhooks',
    label: { es: 'Webhooks en desorden', en: 'Webhooks out of order' },
    happens: {
      es: 'Los webhooks de la petición se entregan en orden inverso, cada uno después del intento del anterior. Una petición con un solo webhook no cambia.',
      en: 'The webhooks of the request are delivered in reverse order, each after the attempt of the one before. A request with a single webhook is not affected.',
    },
    correct: {
      es: 'No depende del orden de llegada: compara timestamp, o consulta el estado de la transacción.',
      en: 'Does not depend on the order of arrival: compares timestamp, or queries the status of the transaction.',
    },
  },
  webhook_bad_signature: {
    target: 'webhooks',
    label: { es: 'Webhook con firma inválida', en: 'Webhook with an invalid signature' },
    happens: {
      es: 'El primer intento de cada webhook lleva una firma inválida. Los siguientes, y los que reenvíes, llevan la correcta.',
      en: 'The first attempt of each webhook carries an invalid signature. Later attempts, and those that you resend, carry the right one.',
    },
    correct: {
      es: 'Verifica la firma antes de leer el cuerpo y contesta 4xx. Procesa el reintento, que llega 5 segundos después con la firma correcta.',
      en: 'Verifies the signature before reading the body and answers 4xx. Processes the retry, which arrives 5 seconds later with the right signature.',
    },
  },
} as const satisfies Record<string, ScenarioEntry & { readonly target: 'webhooks' }>;

export type WebhookScenario = keyof typeof webhookScenarioEntries;
export type SandboxScenario = NextOutcome | keyof typeof wireScenarios | WebhookScenario;

const declined: Pick<ScenarioEntry, 'happens' | 'correct'> = {
  happens: {
    es: 'El banco rechaza la tarjeta: HTTP 200, código 003, declineReason {outcome}. Guardar una tarjeta contesta card_not_accepted.',
    en: 'The bank declines the card: HTTP 200, code 003, declineReason {outcome}. Saving a card answers card_not_accepted.',
  },
  correct: {
    es: 'Muestra message y permite otra tarjeta con la misma referencia. No repite el cobro por su cuenta.',
    en: 'Shows message and allows another card with the same reference. Does not repeat the charge by itself.',
  },
};

/** The outcomes of the bank whose words differ from those of a decline that another card may solve. */
const bankWords: Partial<Record<NextOutcome, Partial<Pick<ScenarioEntry, 'happens' | 'correct'>>>> = {
  approved: {
    happens: {
      es: 'El banco aprueba, sea cual sea la tarjeta de prueba.',
      en: 'The bank approves, whatever the test card.',
    },
    correct: {
      es: 'Entrega el pedido una sola vez, con la respuesta o con el webhook, lo que llegue primero.',
      en: 'Fulfils the order once, on the response or on the webhook, whichever arrives first.',
    },
  },
  processing_error: {
    correct: {
      es: 'Muestra message y ofrece intentar más tarde u otra tarjeta.',
      en: 'Shows message and offers to try later or with another card.',
    },
  },
  fraud_block: {
    correct: {
      es: 'Muestra un rechazo sin detalle y no propone la misma tarjeta.',
      en: 'Shows a decline without details and does not suggest the same card.',
    },
  },
  review: {
    happens: {
      es: 'El banco pide 3D Secure: código 007 y la dirección del reto en url.',
      en: 'The bank asks for 3D Secure: code 007, and the address of the challenge in url.',
    },
    correct: {
      es: 'Envía a quien paga a url y espera el webhook. Sin él, no entrega el pedido.',
      en: 'Sends the payer to url and waits for the webhook. Without it, the order is not fulfilled.',
    },
  },
};

const bankEntry = (outcome: NextOutcome): ScenarioEntry => {
  const words = { ...declined, ...bankWords[outcome] };
  const named = (text: Words): Words => ({
    es: filled(text, 'es', { outcome }),
    en: filled(text, 'en', { outcome }),
  });
  return {
    target: outcome === 'review' ? 'cardholder' : 'card',
    label: nextOutcomes[outcome],
    happens: named(words.happens),
    correct: named(words.correct),
  };
};

/** What can be made to happen to one request with `Sandbox-Scenario`: what happens, and what a correct integration does. */
export const sandboxScenarios: Readonly<Record<SandboxScenario, ScenarioEntry>> = {
  ...wireScenarios,
  ...webhookScenarioEntries,
  ...(Object.fromEntries(nextOutcomeNames.map((outcome) => [outcome, bankEntry(outcome)])) as Record<
    NextOutcome,
    ScenarioEntry
  >),
};

export const sandboxScenarioNames = Object.keys(sandboxScenarios) as [SandboxScenario, ...SandboxScenario[]];
export const webhookScenarioNames = Object.keys(webhookScenarioEntries) as [
  WebhookScenario,
  ...WebhookScenario[],
];

export const isWebhookScenario = (name: unknown): name is WebhookScenario =>
  typeof name === 'string' && Object.hasOwn(webhookScenarioEntries, name);

/** The scenarios that apply to an operation, in the order of the table; none where it does not take the header. */
export const scenariosOf = ({ scenarios = [] }: Pick<Operation, 'scenarios'>): readonly SandboxScenario[] =>
  sandboxScenarioNames.filter((name) => scenarios.includes(sandboxScenarios[name].target));
