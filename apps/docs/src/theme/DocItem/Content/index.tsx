import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

/** A page: its title, which is written in its front matter, and its text. */
export default function DocItemContent({ children }: { readonly children: ReactNode }) {
  const { metadata } = useDoc();
  return (
    <div className="theme-doc-markdown markdown">
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
