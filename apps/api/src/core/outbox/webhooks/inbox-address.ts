const inboxPath = '/api/sandbox/inbox/';

/** The URL of an inbox in a deployment. */
export const inboxUrl = (site: string, inbox: string): string => `${site}${inboxPath}${inbox}`;

/** The inbox named in a URL, whatever its host; undefined if it is not an inbox URL. */
export const inboxOf = (url: string): string | undefined => {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return path.toLowerCase().startsWith(inboxPath)
    ? path.slice(inboxPath.length).replace(/\/$/, '')
    : undefined;
};
