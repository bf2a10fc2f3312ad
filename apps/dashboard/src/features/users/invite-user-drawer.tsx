import type { Company } from '@pasarela/contracts/accounts/account-schema';
import type { User } from '@pasarela/contracts/users/user-schema';
import { useQuery } from '@tanstack/react-query';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { BusinessRoles, type OfferedBusiness } from './business-roles.tsx';
import { invitable, offeredTo } from './invitation.ts';
import { useUserForm } from './use-user-form.ts';
import { UserDrawer } from './user-drawer.tsx';
import { inviteQuery } from './users-queries.ts';

type InviteUserDrawerProps = {
  readonly businesses: readonly Company[];
  readonly businessId: number;
  readonly onClose: () => void;
};

type InvitationProps = InviteUserDrawerProps & { readonly people: readonly User[] };

const Invitation = ({ businesses, businessId, people, onClose }: InvitationProps) => {
  const words = useUsersWords();
  const form = useUserForm(
    'invite',
    { id: undefined, userName: '', email: '', password: '', roles: new Map() },
    onClose,
  );
  const person = people.find(({ id }) => id === form.draft.id);
  const offered: readonly OfferedBusiness[] = person ? offeredTo(person, businesses) : [];
  const choose = (text: string) => {
    const chosen = people.find(({ id }) => String(id) === text);
    const open = chosen ? offeredTo(chosen, businesses).filter(({ held }) => !held) : [];
    // The business that is shown, or the only one: that is what the invitation is for.
    const first = open.find(({ id }) => id === businessId) ?? (open.length === 1 ? open[0] : undefined);
    form.change({ id: chosen?.id, roles: new Map(first ? [[first.id, null]] : []) });
  };
  return (
    <UserDrawer title={words.invite} description={words.inviteText} form={form} onClose={onClose}>
      <Field label={words.form.person} error={form.errors.person} hint={person?.email}>
        {(control) => (
          <SelectInput
            {...control}
            value={form.draft.id ?? ''}
            aria-required
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{words.form.choosePerson}</option>
            {people.map(({ id, userName }) => (
              <option key={id} value={id}>
                {userName}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {person && <BusinessRoles businesses={offered} form={form} />}
    </UserDrawer>
  );
};

/** Somebody of the caller's businesses gets another of them. */
export const InviteUserDrawer = (props: InviteUserDrawerProps) => {
  const words = useUsersWords();
  const { data, error, refetch } = useQuery(inviteQuery());
  const people = data && invitable(data);
  if (people && people.length > 0) return <Invitation {...props} people={people} />;
  return (
    <UserDrawer title={words.invite} description={words.inviteText} form={null} onClose={props.onClose}>
      {error ? (
        <FailedMessage title={words.inviteFailed} error={error} onTryAgain={() => void refetch()} />
      ) : people ? (
        <p role="status">{words.inviteNobody}</p>
      ) : (
        <Skeleton className="h-9" />
      )}
    </UserDrawer>
  );
};
