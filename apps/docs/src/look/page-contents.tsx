import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible, { type Props } from '@theme/TOCCollapsible';

/** A page whose contents do not stand beside its text does with so many headings. */
const maxUnlisted = 1;

type PageContentsProps = {
  /** The headings of components below the text, which the text itself does not know. */
  readonly below?: Props['toc'];
};

/** What the page contains, below what it is about (`placeContents`): on a phone, and where a builder stands beside its text. */
export const PageContents = ({ below = [] }: PageContentsProps) => {
  const { frontMatter, toc } = useDoc();
  const isBesideToo = frontMatter.hide_table_of_contents !== true;
  const contents = [...toc, ...below];
  return (
    contents.length > (isBesideToo ? 0 : maxUnlisted) && (
      <TOCCollapsible
        toc={contents}
        className={below.length > 0 ? 'page-contents' : 'page-contents page-contents--phone'}
      />
    )
  );
};
