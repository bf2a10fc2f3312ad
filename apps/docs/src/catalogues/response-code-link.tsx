import Link from '@docusaurus/Link';
import { statusOfResponseCode } from '@pasarela/contracts/statuses/response-codes';
import styles from './catalogue.module.css';

/** A response code, linked to its row of the catalogue, with the colour that its status has in the dashboard. */
export const ResponseCodeLink = ({ code }: { readonly code: string }) => (
  <span className={styles.response}>
    <span aria-hidden="true" className={styles.dot} data-colour={statusOfResponseCode(code)?.colour} />
    <Link to={`/catalogs/response#code-${code}`}>
      <code className={styles.plain}>{code}</code>
    </Link>
  </span>
);
