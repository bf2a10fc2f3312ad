/** The `type` of one of our messages; null for any other message. */
export const messageType = (body: string): string | null => {
  try {
    const message: unknown = JSON.parse(body);
    return typeof message === 'object' &&
      message !== null &&
      'type' in message &&
      typeof message.type === 'string'
      ? message.type
      : null;
  } catch {
    return null;
  }
};
