import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { DropdownLink, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';

/** One link, or many from a file. */
export const GenerateMenu = () => {
  const words = usePaymentLinksWords().generate;
  return (
    <DropdownMenu
      trigger={
        <Button variant="primary">
          {words.label}
          <Icon name="chevronDown" className="size-3.5" />
        </Button>
      }
    >
      <DropdownLink>
        <Link to="/leagues-single">{words.single}</Link>
      </DropdownLink>
      <DropdownLink>
        <Link to="/leagues-bulk">{words.bulk}</Link>
      </DropdownLink>
    </DropdownMenu>
  );
};
