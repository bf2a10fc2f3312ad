import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { BelowTitle } from '../TOC/Mobile/index.tsx';

/** A page without a table of contents beside its text does with so many headings. */
const maxUnlisted = 1;

/** A page: its title, which is written in its front matter, on a phone what it contains, and its text. */
export default function DocItemContent({ children }: { readonly children: ReactNode }) {
  const { metadata, frontMatter, toc } = useDoc();
  // Beside its text such a page has samples; on a phone they stand below, and a long one is as long as the others.
  const hasContents = frontMatter.hide_table_of_contents ? toc.length > maxUnlisted : toc.length > 0;
  return (
    <div className="theme-doc-markdown markdown">
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      {hasContents && (
        <BelowTitle value={true}>
          <DocItemTOCMobile />
        </BelowTitle>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
