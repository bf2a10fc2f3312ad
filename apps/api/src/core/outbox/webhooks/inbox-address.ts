const inboxPath = '/api/sandbox/inbox/';

/** The address of an inbox in a deployment. */
export const inboxUrl = (site: string, inbox: string): string => `${site}${inboxPath}${inbox}`;

/** The inbox that an address names, whatever host stands before it. */
export const inboxOf = (url: string): string | undefined => {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return path.toLowerCase().startsWith(inboxPath)
    ? path.slice(inboxPath.length).replace(/\/$/, '')
    : undefined;
};
