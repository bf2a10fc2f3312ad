type InboxMessage = {
  /** The `type` of one of our messages; null for any other message. */
  readonly type: string | null;
  /** The reference of the payment or subscription that it tells of; null if it has none. */
  readonly reference: string | null;
};

const textOf = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
};

/** What a received body says of itself. It may be anything that somebody sent. */
export const readMessage = (body: string): InboxMessage => {
  try {
    const message: unknown = JSON.parse(body);
    const type = textOf(message, 'type');
    const data: unknown = type === null ? null : Reflect.get(Object(message), 'data');
    return { type, reference: textOf(data, 'referenceNumber') };
  } catch {
    return { type: null, reference: null };
  }
};
