import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import { InPlace } from '../theme/DocItem/TOC/Mobile/index.tsx';

/** A page without a table of contents beside its text does with so many headings. */
const maxUnlisted = 1;

/** On a phone, what the page contains. It stands below what the page is about (`placeContents`). */
export const PageContents = () => {
  const { frontMatter, toc } = useDoc();
  // Beside its text such a page has samples; on a phone they stand below, and a long one is as long as the others.
  const hasContents = frontMatter.hide_table_of_contents ? toc.length > maxUnlisted : toc.length > 0;
  return (
    hasContents && (
      <InPlace value={true}>
        <DocItemTOCMobile />
      </InPlace>
    )
  );
};
