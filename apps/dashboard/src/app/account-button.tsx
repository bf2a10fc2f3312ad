import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';
import type { SelectedCompany } from '#session/session-store.ts';

/** The name of the business, which opens the account's menu. */
export const AccountButton = ({
  company,
  ...rest
}: ComponentProps<typeof Button> & { company: SelectedCompany }) => {
  const words = useWords({ es, en });
  return (
    <Button
      variant="ghost"
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      aria-label={words.accountMenu(company.name)}
      className="min-w-0"
    >
      <span className="truncate">{company.name}</span>
      <Icon name="chevronDown" className="size-3.5" />
    </Button>
  );
};
