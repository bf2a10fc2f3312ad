/** The pattern by which zod checks an e-mail address, for code that does not load zod. */
export const emailForm =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** One address: a usual local part, and a domain of at least two labels. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z]{2,63}$/i;

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
