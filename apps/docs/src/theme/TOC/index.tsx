import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './toc.module.css';

/** The contents of a page beside it, under the name that they have on a phone. */
export default function TOC({ className, ...props }: Props) {
  return (
    <div className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <p className={styles.title}>
        {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </div>
  );
}
