import type { Company } from '@pasarela/contracts/accounts/account-schema';
import type { User } from '@pasarela/contracts/users/user-schema';
import { useQuery } from '@tanstack/react-query';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/inputs.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { UserDrawer, useUserForm } from './user-drawer.tsx';
import { BusinessRoles, EmailField, NewPasswordField, RoleSelect, UserNameField } from './user-fields.tsx';
import { emptyUser, invitable, type OfferedBusiness, offeredTo } from './user-form.ts';
import { type UserOverlay, usersLink } from './users-paths.ts';
import { inviteQuery, userQuery, useSetAccess } from './users-queries.ts';

type InviteUserDrawerProps = {
  readonly businesses: readonly Company[];
  readonly businessId: number;
  readonly onClose: () => void;
};

type InvitationProps = InviteUserDrawerProps & { readonly people: readonly User[] };

const Invitation = ({ businesses, businessId, people, onClose }: InvitationProps) => {
  const words = useUsersWords();
  const form = useUserForm('invite', emptyUser, onClose);
  const person = people.find(({ id }) => id === form.values.id);
  const offered: readonly OfferedBusiness[] = person ? offeredTo(person, businesses) : [];
  const choose = (text: string) => {
    const chosen = people.find(({ id }) => String(id) === text);
    const open = chosen ? offeredTo(chosen, businesses).filter(({ held }) => !held) : [];
    // The business that is shown, or the only one: that is what the invitation is for.
    const first = open.find(({ id }) => id === businessId) ?? (open.length === 1 ? open[0] : undefined);
    form.change('id', chosen?.id);
    form.change('roles', first ? { [first.id]: null } : {});
  };
  return (
    <UserDrawer title={words.invite} description={words.inviteText} form={form} onClose={onClose}>
      <Field label={words.form.person} error={form.errorOf('id')} hint={person?.email}>
        {(control) => (
          <SelectInput
            {...control}
            value={form.values.id ?? ''}
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
const InviteUserDrawer = (props: InviteUserDrawerProps) => {
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

type EditUserDrawerProps = {
  readonly business: Company;
  readonly user: User;
  readonly onClose: () => void;
};

/** Somebody who is here: e-mail, and the role in this business alone. */
const EditUserDrawer = ({ business, user, onClose }: EditUserDrawerProps) => {
  const words = useUsersWords();
  const entry = user.companies.find(({ idCompany }) => idCompany === business.id);
  const form = useUserForm(
    'edit',
    {
      ...emptyUser,
      id: user.id,
      userName: user.userName,
      email: user.email,
      roles: { [business.id]: user.editPermissions ? (entry?.roleId ?? null) : null },
    },
    onClose,
  );
  return (
    <UserDrawer
      title={words.edit(user.userName)}
      description={words.editText(business.name)}
      form={form}
      onClose={onClose}
    >
      <UserNameField form={form} isLocked />
      <EmailField form={form} isLocked={!user.editEmail} />
      {user.editPermissions && (
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 text-13 font-medium">{words.form.permissions}</legend>
          <RoleSelect
            label={words.form.roleIn(business.name)}
            roleId={form.values.roles[business.id] ?? null}
            kept={entry?.roleId === null ? user.roleName : undefined}
            error={form.errorOf(`roles.${business.id}`)}
            onChoose={(roleId) => form.change('roles', { [business.id]: roleId })}
          />
        </fieldset>
      )}
    </UserDrawer>
  );
};

type AccessDialogProps = {
  readonly action: 'suspend' | 'remove';
  readonly business: Company;
  readonly user: User;
  readonly onClose: () => void;
};

/** What taking access away does, before it is done. */
const AccessDialog = ({ action, business, user, onClose }: AccessDialogProps) => {
  const words = useUsersWords();
  const set = useSetAccess(business.id, onClose);
  const said = {
    suspend: {
      access: 'disabled',
      title: words.suspendTitle(user.userName),
      description: words.suspendText(business.name),
      submit: words.suspend,
      running: words.suspending,
    },
    remove: {
      access: 'removed',
      title: words.removeTitle(user.userName),
      description: words.removeText(business.name),
      submit: words.remove,
      running: words.removing,
    },
  } as const;
  const { access, ...text } = said[action];
  return (
    <ConsequenceDialog
      {...text}
      variant="danger"
      isRunning={set.isPending}
      refusal={set.error?.message}
      onConfirm={() => set.mutate({ id: user.id, access })}
      onClose={onClose}
    />
  );
};

type AddUserDrawerProps = {
  readonly businesses: readonly Company[];
  /** The one that is shown: it is given, unless somebody says otherwise. */
  readonly businessId: number;
  readonly onClose: () => void;
};

/** A new user, with a password to be handed over, and a role in each business. */
const AddUserDrawer = ({ businesses, businessId, onClose }: AddUserDrawerProps) => {
  const words = useUsersWords();
  const form = useUserForm('add', { ...emptyUser, roles: { [businessId]: null } }, onClose);
  return (
    <UserDrawer title={words.add} description={words.addText} form={form} onClose={onClose}>
      <UserNameField form={form} />
      <EmailField form={form} />
      <NewPasswordField form={form} />
      <BusinessRoles businesses={businesses} form={form} />
    </UserDrawer>
  );
};

type UsersOverlayProps = {
  readonly overlay: UserOverlay;
  readonly businesses: readonly Company[];
  readonly business: Company;
  readonly id: number | undefined;
  /** The page of the list below. */
  readonly page: number;
};

/** What the address lays over the list. An action that is not offered for somebody says so, wherever the address came from. */
export const UsersOverlay = ({ overlay, businesses, business, id, page }: UsersOverlayProps) => {
  const words = useUsersWords();
  const controls = useControlsWords();
  const close = useCloseOverlay(usersLink({ business: business.id, page }));
  const users = useQuery({ ...userQuery(business.id, id ?? 0), enabled: id !== undefined }).data;
  const common = { businesses, businessId: business.id, onClose: close };
  if (overlay === 'add') return <AddUserDrawer {...common} />;
  if (overlay === 'invite') return <InviteUserDrawer {...common} />;
  if (!users && id !== undefined) return null;
  const user = users?.find((one) => one.id === id);
  const isOffered = overlay === 'edit' ? user?.edit : user?.editPermissions;
  if (!user || !isOffered)
    return (
      <Dialog
        open
        onOpenChange={close}
        title={words.notEditable}
        description={words.notEditableText}
        footer={<Button onClick={close}>{controls.close}</Button>}
      />
    );
  if (overlay === 'edit') return <EditUserDrawer business={business} user={user} onClose={close} />;
  return <AccessDialog action={overlay} business={business} user={user} onClose={close} />;
};
