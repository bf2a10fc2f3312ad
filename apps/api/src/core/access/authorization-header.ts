export type Authorization = { readonly scheme: string; readonly value: string };

/** The scheme of an `Authorization` header, in lower case, and what follows it; both empty if there is no header. */
export const readAuthorization = (header: string | undefined): Authorization => {
  const [scheme = '', value = ''] = header?.split(' ', 2) ?? [];
  return { scheme: scheme.toLowerCase(), value };
};

/** The name and password of Basic credentials; the password is undefined if they have no colon. */
export const readBasic = (
  value: string,
): { readonly name: string; readonly password: string | undefined } => {
  const text = Buffer.from(value, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: text, password: undefined }
    : { name: text.slice(0, colon), password: text.slice(colon + 1) };
};
