import type { SubscriptionRow } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { Link } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { DropdownLink, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useCopyLink as useCopying } from '#components/ui/use-copy-link.ts';
import {
  type SubscriptionsSearch,
  subscriptions,
} from '#features/subscriptions/list/subscriptions-search.ts';
import { type SubscriptionAction, tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { paths } from '#paths/paths.ts';

/** Copies the link with which a card is replaced. */
const useCopyLink = () => useCopying(useSubscriptionsWords());

type SubscriptionRowActionsProps = { readonly row: SubscriptionRow; readonly search: SubscriptionsSearch };

/** An action over the list, which stays where it is. */
const listActionLink = (action: SubscriptionAction, id: number, search: SubscriptionsSearch) => {
  const params = subscriptions.write(search);
  params.set('id', String(id));
  return overlayLink({ pathname: `${paths.subscriptions}/${action}`, search: params.toString() });
};

/** What a paused one needs first: another card, or the link by which the payer gives one. */
const CardAction = ({ row, search }: SubscriptionRowActionsProps) => {
  const words = useSubscriptionsWords();
  const copy = useCopyLink();
  const { linkToReplaceCard, referenceNumber } = row;
  if (linkToReplaceCard === null)
    return (
      <Link
        {...listActionLink('replace-card', row.idSubscription, search)}
        aria-label={words.rowActions.replaceCard(referenceNumber)}
        className={buttonClass('ghost', 'small')}
      >
        {words.actions.replaceCard}
      </Link>
    );
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={words.rowActions.copyLink(referenceNumber)}
      onClick={() => void copy(linkToReplaceCard)}
    >
      {words.actions.copyLink}
    </Button>
  );
};

/** Active: cancel. Paused: replace the card, or copy the link that does; then reactivate and cancel. */
export const SubscriptionRowActions = ({ row, search }: SubscriptionRowActionsProps) => {
  const words = useSubscriptionsWords();
  const tab = tabOfStatus(row);
  const to = (action: SubscriptionAction) => listActionLink(action, row.idSubscription, search);
  if (tab === 'canceled') return null;
  const isPaused = tab === 'paused';
  return (
    <>
      {isPaused && <CardAction row={row} search={search} />}
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={words.moreActions(row.referenceNumber)}>
            <Icon name="more" />
          </Button>
        }
      >
        {isPaused && (
          <DropdownLink>
            <Link {...to('reactivate')}>{words.actions.reactivate}</Link>
          </DropdownLink>
        )}
        {isPaused && row.linkToReplaceCard !== null && (
          <DropdownLink>
            <Link {...to('replace-card')}>{words.actions.seeLink}</Link>
          </DropdownLink>
        )}
        <DropdownLink danger>
          <Link {...to('cancel')}>{words.actions.cancel}</Link>
        </DropdownLink>
      </DropdownMenu>
    </>
  );
};
