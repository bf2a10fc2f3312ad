import { Link } from 'react-router';
import { DropdownLink, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useSandboxResetWords } from '#sandbox/sandbox-reset-words.ts';
import { bandClass } from './band-class.ts';
import { resetLink } from './reset-links.ts';

/** What is done with a sandbox account as a whole. */
export const SandboxMenu = () => {
  const words = useSandboxResetWords();
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label={words.more} className={bandClass}>
          <Icon name="more" className="size-5" />
        </button>
      }
    >
      <DropdownLink>
        <Link {...resetLink}>{words.open}</Link>
      </DropdownLink>
    </DropdownMenu>
  );
};
