/** Whether a database URL names a PostgreSQL server. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** The URL without its password, for messages and logs. */
export const withoutPassword = (url: string): string => {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.href;
};
