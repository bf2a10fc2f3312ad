import Head from '@docusaurus/Head';
import { type ReactNode, useEffect } from 'react';
import sans from '../generated/fonts/geist.woff2';

/** What the theme calls a button and draws as a link is pressed with the space bar too. */
const pressWithSpace = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.role !== 'button') return;
  event.preventDefault();
  target.click();
};

/** The text's font is asked for with the page, not once its styles are read. */
export default function Root({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('keydown', pressWithSpace);
    return () => document.removeEventListener('keydown', pressWithSpace);
  }, []);
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={sans} crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
