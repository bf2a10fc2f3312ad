// Runs before the first paint, so that neither the theme nor the language is seen to change. The keys are those of
// src/theme/theme.ts, src/i18n/language.ts and src/session/session-store.ts. What a page begins with is asked for here already, while
// the code that shows it is on its way: a hosted page's payment, or the role and the clock that every page of a business needs,
// and the figures of the resume.
// src/api/asked-ahead.ts takes the answers.
(() => {
  const root = document.documentElement;
  const read = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(key);
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
  window.askedAhead = [];
  const ask = (path, session) => {
    const url = `/api${path}`;
    const headers = { 'Accept-Language': root.lang, ...session };
    const response = fetch(url, { headers, credentials: 'omit' });
    // A failure is met where the answer is taken.
    response.catch(() => undefined);
    window.askedAhead.push({ url, headers, response });
  };
  if (token !== undefined) {
    ask(`/${token.startsWith('rpl_') ? 'card-replacement' : 'checkout'}/${token}`);
    return;
  }
  const [session, company] = ['token', 'company'].map((key) => read(key, 'sessionStorage'));
  if (!session || !company || /^\/(login|business|users)?\/?$/.test(location.pathname)) return;
  const headers = { Authorization: `Bearer ${session}`, Company: company };
  ask(`/account/role/${company}`, headers);
  if (read('environment', 'sessionStorage') === 'Sandbox') ask('/sandbox/clock', headers);
  if (!/^\/home\/?$/.test(location.pathname)) return;
  const [, period = '6-D'] = /^\?period=([\w-]+)$/.exec(location.search) ?? [];
  if (!/^(0-D|1-D|6-D|1-M|3-M)$/.test(period)) return;
  ask(`/transaction/summary/${company}/${period}`, headers);
  ask(`/transaction/attention/${company}`, headers);
})();
