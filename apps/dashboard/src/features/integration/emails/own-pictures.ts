const ownFile = /^\/api\/files\/[\w-]+$/;

/**
 * An e-mail as it may be shown here: a picture of ours by its path alone, under whichever address the deployment is open; one of
 * another server by its name, since it would learn who looks at it.
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
