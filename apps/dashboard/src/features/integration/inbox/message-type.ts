/** The `type` that a message of ours has; null where it is something else. */
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
