const key = 'wanted';

/** Keeps the page that was asked for by who is not signed in, or has not chosen a business yet. */
export const rememberWanted = (url: string): void => {
  const { pathname, search } = new URL(url);
  sessionStorage.setItem(key, `${pathname}${search}`);
};

/** The page to open once a business is entered; the resume where none was asked for. */
export const readWanted = (): string => sessionStorage.getItem(key) ?? '/home';

export const forgetWanted = (): void => sessionStorage.removeItem(key);
