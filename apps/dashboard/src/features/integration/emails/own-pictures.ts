const ownFile = /^\/api\/files\/[\w-]+$/;

/**
 * Makes the pictures of an e-mail safe to display: ours are loaded by path, so that they work under every address of the
 * deployment; all others are replaced by their alternative text, because loading them would reveal the reader.
 */
export const withOwnPictures = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll('img')) {
    const address = URL.parse(picture.getAttribute('src') ?? '');
    if (address && ownFile.test(address.pathname)) picture.setAttribute('src', address.pathname);
    else picture.replaceWith(picture.alt);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
};
