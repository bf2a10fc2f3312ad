import type { ReactNode } from 'react';
import { CopyPage } from './copy-page.tsx';
import styles from './page-row.module.css';

/** Above the title of a page: where it stands, and what copies it. No part of its text for whoever reads it as Markdown. */
export const PageRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row} data-reading="skip">
    {children}
    <CopyPage />
  </div>
);
