import Link from '@docusaurus/Link';
import styles from './catalogue.module.css';

/** A response code, linked to its row of the catalogue. */
export const ResponseCodeLink = ({ code }: { readonly code: string }) => (
  <Link to={`/catalogs/response#code-${code}`}>
    <code className={styles.plain}>{code}</code>
  </Link>
);
