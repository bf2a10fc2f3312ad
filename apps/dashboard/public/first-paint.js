// Runs before the first paint, so that neither the theme nor the language is seen to change. The keys are those of
// src/theme/theme.ts and src/i18n/language.ts. A hosted page's payment is asked for here already, while the code that shows it is on
// its way: src/api/asked-ahead.ts takes the answer. What a signed-in page begins with is asked for by portal-ahead.js.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = read('theme') ?? (dark ? 'dark' : 'light');
  // The paper of the dark theme, as in src/theme/theme.ts.
  if (root.dataset.theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#17191b';
  const [, token] = /^\/checkout\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  // A merchant's screens are Spanish until they choose. A payer, who is here once, is met in the browser's language.
  const ofBrowser = () => navigator.languages.find((name) => /^(es|en)\b/i.test(name))?.slice(0, 2);
  const language = read('language') ?? (token === undefined ? 'es' : ofBrowser());
  root.lang = language?.toLowerCase() === 'en' ? 'en' : 'es';
  // A browser reads its calendars and number formats when they are first used, which takes a phone 80 ms: while it waits for the code,
  // but not before it has painted what is there.
  const readCalendars = () => Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City' });
  requestAnimationFrame(() => setTimeout(readCalendars));
  if (token === undefined) return;
  const url = `/api/${token.startsWith('rpl_') ? 'card-replacement' : 'checkout'}/${token}`;
  const headers = { 'Accept-Language': root.lang };
  const response = fetch(url, { headers, credentials: 'omit' });
  // A failure is met where the answer is taken.
  response.catch(() => undefined);
  window.askedAhead = [{ url, headers, response }];
})();
