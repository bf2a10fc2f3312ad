import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { CopyPage } from '../../look/copy-page.tsx';
import styles from './breadcrumbs.module.css';

/** Where the page stands, and what copies it. */
export default function DocBreadcrumbs() {
  return (
    <div className={styles.row}>
      <OriginalBreadcrumbs />
      <CopyPage />
    </div>
  );
}
