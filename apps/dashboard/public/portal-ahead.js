// What a page begins with is asked for here already, while the code that shows it is on its way: at the sign-in whether this is the demo;
// later the role and the clock that every page of a business needs, the figures of the resume, and the first page of the movements. The
// keys are those of src/session/session-store.ts, and first-paint.js has decided the language; src/api/asked-ahead.ts takes the answers.
(() => {
  const asked = [];
  window.askedAhead = asked;
  const ask = (url, headers) => {
    const response = fetch(url, { headers, credentials: 'omit' });
    const call = { url, headers, response };
    asked.push(call);
    // A failure is met where the answer is taken.
    response.then(() => Object.assign(call, { isHere: true })).catch(() => undefined);
    return response;
  };
  if (/^\/(login\/?)?$/.test(location.pathname)) ask('/demo.json', {});
  const [session, company, environment] = ['token', 'company', 'environment'].map((key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  });
  if (!session || !company || /^\/(login|business|users)?\/?$/.test(location.pathname)) return;
  // The frame of the page stands until there is the page: vite/first-frame-plugin.ts.
  document.documentElement.dataset.opens = environment;
  // Its heading too, as soon as the document has been read; the code runs later.
  document.addEventListener(
    'readystatechange',
    () => {
      const heading = document.querySelector('[data-titles]');
      const titles = JSON.parse(heading?.dataset.titles ?? '{}')[location.pathname.replace(/\/$/, '')];
      if (titles) heading.textContent = titles[document.documentElement.lang];
    },
    { once: true },
  );
  const headers = {
    'Accept-Language': document.documentElement.lang,
    Authorization: `Bearer ${session}`,
    Company: company,
  };
  const call = (path) => ask(`/api${path}`, headers);
  call(`/account/role/${company}`);
  const clock = environment === 'Sandbox' ? call('/sandbox/clock') : undefined;
  const [, period = '6-D'] = /^\?period=([\w-]+)$/.exec(location.search) ?? [];
  if (/^\/home\/?$/.test(location.pathname) && /^(0-D|1-D|6-D|1-M|3-M)$/.test(period))
    for (const part of [`summary/${company}/${period}`, `attention/${company}`]) call(`/transaction/${part}`);
  if (!/^\/transactions\/?$/.test(location.pathname)) return;
  /** The list's first page, as the list asks for it. */
  const askForList = (days) =>
    void call(`/transaction?idCompany=${company}&idStatus=0${days}&pageNumber=1&rowsOfPage=10`);
  /** Of the day that the account's clock shows in Mexico City. Swedish writes a day as 2026-11-20. */
  const askForToday = (offset) => {
    const day = new Date(Date.now() + offset).toLocaleDateString('sv', { timeZone: 'America/Mexico_City' });
    const today = encodeURIComponent(day.replaceAll('-', '/'));
    askForList(`&initDate=${today}&endDate=${today}`);
  };
  if (location.search === '?dates=any') askForList('');
  if (location.search !== '') return;
  // In production the account has the time of the world.
  if (!clock) return askForToday(0);
  clock
    .then((answer) => answer.clone().json())
    .then(({ data }) => askForToday(data.offsetSeconds * 1_000))
    .catch(() => undefined);
})();
