import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import sans from '../generated/fonts/geist.woff2';

/** The text's font is asked for with the page, not once its styles are read. */
export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={sans} crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
