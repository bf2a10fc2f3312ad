import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageRow } from '../../look/page-row.tsx';

export default function DocBreadcrumbs() {
  return (
    <PageRow>
      <OriginalBreadcrumbs />
    </PageRow>
  );
}
