import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { markdownAddress } from '../site/markdown-address.ts';
import { useWords } from '../site/use-locale.ts';
import controls from './controls.module.css';
import { CopyButton } from './copy-button.tsx';
import { copyPageWords } from './copy-page-words.ts';

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

/** Copies the page as Markdown, which stands beside it. */
export const CopyPage = () => {
  const words = useWords(copyPageWords);
  const address = markdownAddress(useLocation().pathname);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <CopyButton
        text={() => fetchText(address)}
        words={words.copy}
        about={words.about}
        className={controls.named}
      />
    </>
  );
};
