import { toWireDay } from '@pasarela/contracts/dates/dates';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { nextOutcomeNames, nextOutcomes } from '@pasarela/contracts/sandbox/next-outcomes';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { companiesQuery, openOtherCompany } from '#access/companies.ts';
import { logOut } from '#access/log-out.ts';
import { usePaletteWords } from '#app/palette/palette-words.ts';
import type { PaletteIcon } from '#app/screens/palette-icons.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { commonScreens, screens } from '#app/screens/screens.ts';
import { useAccountNow } from '#components/dates/account-clock.ts';
import { datePresets } from '#components/dates/date-choice.ts';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { usePreferencesWords } from '#components/ui/preferences-words.ts';
import { transactions } from '#features/transactions/transactions-search.ts';
import { usersLink } from '#features/users/users-paths.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useMoveClock } from '#sandbox/clock-moves.ts';
import { resetLink } from '#sandbox/reset-links.ts';
import { useSandboxResetWords } from '#sandbox/sandbox-reset-words.ts';
import { useChooseOutcome } from '#sandbox/use-next-outcome.ts';
import { useIsSandbox } from '#session/use-session.ts';
import { readTheme, watchTheme, writeTheme } from '#theme/theme.ts';

export type PaletteAction = {
  readonly id: string;
  readonly icon: PaletteIcon;
  readonly label: string;
  /** Other words under which it is looked for. */
  readonly synonyms: string;
  /** One of many of its kind, which is offered once something is typed. */
  readonly isOneOfMany?: true;
  readonly run: () => void;
};

/** What is begun from anywhere: a link, a user, a report. */
export const useBeginnings = (role: RoleName): readonly PaletteAction[] => {
  const { actions, synonyms } = usePaletteWords();
  const navigate = useNavigate();
  const today = toWireDay(useAccountNow());
  const thirtyDays = { ...transactions.initial, dates: datePresets.lastThirtyDays(today) };
  const beginnings = [
    { name: 'newLink', icon: 'link', permission: 'managePaymentLinks', to: screens.leagueSingle.path },
    { name: 'addUser', icon: 'user', permission: 'manageUsers', to: usersLink({ overlay: 'add' }) },
    { name: 'inviteUser', icon: 'mail', permission: 'manageUsers', to: usersLink({ overlay: 'invite' }) },
    {
      name: 'thirtyDays',
      icon: 'calendar',
      permission: 'viewTransactions',
      to: transactions.linkTo(thirtyDays),
    },
  ] as const;
  return beginnings
    .filter(({ permission }) => mayDo(role, permission))
    .map(({ name, icon, to }) => ({
      id: name,
      icon,
      label: actions[name],
      synonyms: synonyms[name],
      run: () => void navigate(to),
    }));
};

/** What is done with a sandbox account: its clock, its next payment, its data. */
const useSandboxActions = (role: RoleName): readonly PaletteAction[] => {
  const { actions, synonyms } = usePaletteWords();
  const reset = useSandboxResetWords();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const isSandbox = useIsSandbox();
  const { mutate: move } = useMoveClock();
  const choose = useChooseOutcome();
  if (!isSandbox) return [];
  const clock: readonly PaletteAction[] = (
    [
      ['oneDay', 1],
      ['sevenDays', 7],
    ] as const
  ).map(([name, days]) => ({
    id: name,
    icon: 'clock',
    label: actions[name],
    synonyms: synonyms.clock,
    run: () => move({ days }),
  }));
  const outcomes: readonly PaletteAction[] = nextOutcomeNames.map((name) => ({
    id: `outcome-${name}`,
    icon: 'flask',
    label: actions.outcome(nextOutcomes[name][language]),
    synonyms: synonyms.outcome,
    isOneOfMany: true,
    run: () => choose(name),
  }));
  const { to, ...options } = resetLink;
  return [
    ...(mayDo(role, 'moveClock') ? [...clock, ...outcomes] : []),
    ...(mayDo(role, 'resetSandbox')
      ? [
          {
            id: 'reset',
            icon: 'reset' as const,
            label: reset.open,
            synonyms: synonyms.reset,
            run: () => void navigate(to, options),
          },
        ]
      : []),
  ];
};

/** Commands of the header: change the business, the language or the theme, and log out. */
const useHeaderActions = (currentId: number): readonly PaletteAction[] => {
  const words = usePaletteWords();
  const portal = usePortalWords();
  const preferences = usePreferencesWords();
  const [language, setLanguage] = useLanguage();
  const theme = useSyncExternalStore(watchTheme, readTheme);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const companies = useQuery(companiesQuery()).data ?? [];
  return [
    ...companies
      .filter(({ id }) => id !== currentId)
      .map((company) => ({
        id: `business-${company.id}`,
        icon: 'building' as const,
        label: words.changeTo(company.name),
        synonyms: commonScreens.businesses.synonyms[language],
        run: () => openOtherCompany(company),
      })),
    {
      id: 'language',
      icon: 'globe',
      label: preferences.otherLanguage,
      synonyms: words.synonyms.language,
      run: () => setLanguage(language === 'es' ? 'en' : 'es'),
    },
    {
      id: 'theme',
      icon: otherTheme === 'dark' ? 'moon' : 'sun',
      label: preferences[otherTheme],
      synonyms: words.synonyms.theme,
      run: () => writeTheme(otherTheme),
    },
    {
      id: 'log-out',
      icon: 'logOut',
      label: portal.logOut,
      synonyms: words.synonyms.logOut,
      run: () => leaveAfterAsking(() => void logOut()),
    },
  ];
};

/** The commands that work on every page, besides what is begun. */
export const usePaletteActions = (role: RoleName, companyId: number): readonly PaletteAction[] => [
  ...useSandboxActions(role),
  ...useHeaderActions(companyId),
];
