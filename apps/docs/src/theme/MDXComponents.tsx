import originals from '@theme-original/MDXComponents';
import { PageContents } from '../look/page-contents.tsx';

/** What a page may use without importing it. */
export default { ...originals, PageContents };
