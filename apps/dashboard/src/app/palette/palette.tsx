import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePaletteWords } from '#app/palette/palette-words.ts';
import { paletteIcons } from '#app/screens/palette-icons.ts';
import { totalsOf } from '#components/list/use-paged-query.ts';
import { formatCount } from '#components/money/money-format.ts';
import { holdsWords } from '#components/search/holds-words.ts';
import { CommandBox, CommandGroup, CommandItem } from '#components/ui/command.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { listQuery } from '#features/transactions/transaction-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useIsSandbox } from '#session/use-session.ts';
import { Marked, TypedContext } from './marked-text.tsx';
import { Opened, openedId, useOpened } from './opened-payments.tsx';
import { type PaletteAction, useBeginnings, usePaletteActions } from './palette-actions.ts';
import { type PaletteScreen, screensOf } from './palette-screens.ts';
import { type MovementSearch, movementSearches, movementText } from './palette-search.ts';
import { PaymentChoice } from './payment-choice.tsx';

/** A pause in the typing, in milliseconds: what is typed without one is one question. */
const pause = 150;
const shownRows = 6;

/** The newest payments that a text finds, undefined until its writer pauses. Those of an earlier text are never shown. */
const usePaymentsFor = (companyId: number, text: string): readonly TransactionRow[] | undefined => {
  const wanted = movementText(text);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = { idCompany: companyId, search: settled ?? '', pageNumber: 1, rowsOfPage: shownRows };
  const { data } = useQuery({ ...listQuery(companyId, query), enabled: settled !== undefined });
  return settled !== undefined && settled === wanted ? data : undefined;
};

type ActionsProps = {
  readonly heading: string;
  readonly actions: readonly PaletteAction[];
  readonly onChoose: (action: PaletteAction) => void;
};

const Actions = ({ heading, actions, onChoose }: ActionsProps) =>
  actions.length > 0 && (
    <CommandGroup heading={heading}>
      {actions.map((action) => (
        <CommandItem
          key={action.id}
          id={action.id}
          icon={paletteIcons[action.icon]}
          onChoose={() => onChoose(action)}
        >
          <span>
            <Marked text={action.label} />
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  );

/** Where it may be found that nothing here is called so. */
const isHelp = ({ path }: PaletteScreen): boolean =>
  [paths.help, paths.documentation].some((one) => one === path);

type PaletteProps = {
  readonly role: RoleName;
  readonly companyId: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

type MovementsProps = {
  readonly payments: readonly TransactionRow[] | undefined;
  readonly searches: readonly MovementSearch[];
  readonly onChoose: (act: () => void) => void;
};

/** The payments that were found, and the lists of more of them. */
const Movements = ({ payments, searches, onChoose }: MovementsProps) => {
  const words = usePaletteWords();
  const typed = useContext(TypedContext);
  const found = payments && totalsOf(payments).rows;
  const textOf = ({ by }: MovementSearch): string => {
    if (by === 'number') return words.byNumber(typed);
    return found === undefined
      ? words.byAnything(typed)
      : words.byAnythingOf(typed, found, formatCount(found));
  };
  const navigate = useNavigate();
  return (
    <CommandGroup heading={words.groups.search}>
      {payments?.map((row) => (
        <PaymentChoice
          key={row.idTransaction}
          id={`payment-${row.idTransaction}`}
          row={row}
          onChoose={onChoose}
        />
      ))}
      {searches.map((search) => (
        <CommandItem
          key={search.by}
          id={`movement-${search.by}`}
          icon={search.by === 'number' ? paletteIcons.go : paletteIcons.find}
          onChoose={() => onChoose(() => void navigate(search.to))}
        >
          <span className="text-ink-soft">{textOf(search)}</span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
};

type ScreensProps = {
  readonly heading: string;
  readonly screens: readonly PaletteScreen[];
  readonly onChoose: (act: () => void) => void;
};

const Screens = ({ heading, screens, onChoose }: ScreensProps) => {
  const navigate = useNavigate();
  if (screens.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {screens.map(({ path, icon, label, external, letter }) => (
        <CommandItem
          key={path}
          id={path}
          icon={paletteIcons[icon]}
          keys={letter ? ['g', letter] : undefined}
          onChoose={() =>
            onChoose(() => void (external ? window.open(path, '_blank', 'noopener') : navigate(path)))
          }
        >
          <span>
            <Marked text={label} />
          </span>
          {external && <Icon name="external" className="size-3.5 text-ink-soft" />}
        </CommandItem>
      ))}
    </CommandGroup>
  );
};

const NothingFound = ({ text }: { readonly text: string }) => {
  const words = usePaletteWords();
  return (
    <div className="px-5 pt-4 pb-2 text-14 text-ink-soft">
      <p className="[overflow-wrap:anywhere]">{words.noneFor(text)}</p>
      <p className="mt-1 text-13">{words.hint}</p>
    </div>
  );
};

type PaletteBoxProps = Omit<PaletteProps, 'open' | 'onOpenChange'> & {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChosen: () => void;
};

/** What is offered for a text. */
const useChoices = ({ role, companyId }: Pick<PaletteBoxProps, 'role' | 'companyId'>, typed: string) => {
  const [language] = useLanguage();
  const isSandbox = useIsSandbox();
  const payments = usePaymentsFor(companyId, typed);
  const all = screensOf(role, language, isSandbox);
  const isWanted = ({ label, synonyms, isOneOfMany }: PaletteAction): boolean =>
    (typed !== '' || !isOneOfMany) && holdsWords(`${label} ${synonyms}`, typed);
  const choices = {
    screens: all.filter(({ label, synonyms }) => holdsWords(`${label} ${synonyms}`, typed)),
    // A list of nothing is not offered.
    searches: movementSearches(typed).filter(({ by }) => by === 'number' || payments?.length !== 0),
    beginnings: useBeginnings(role).filter(isWanted),
    actions: usePaletteActions(role, companyId).filter(isWanted),
  };
  const isNothing = Object.values(choices).every((found) => found.length === 0);
  return { ...choices, payments, isNothing, elsewhere: isNothing ? all.filter(isHelp) : [] };
};

/** The field and what it offers for the text in it. */
const PaletteBox = ({ role, companyId, input, onChosen }: PaletteBoxProps) => {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState('');
  const words = usePaletteWords();
  const typed = text.trim();
  const { payments, searches, beginnings, ...choices } = useChoices({ role, companyId }, typed);
  const [first] = payments ?? [];
  // Enter opens the first payment found, unless another choice than the search was marked in the meantime.
  useEffect(() => {
    if (first)
      setSelected((marked) =>
        marked.startsWith('movement-') || marked.startsWith('payment-')
          ? `payment-${first.idTransaction}`
          : marked,
      );
  }, [first]);
  const opened = useOpened(companyId);
  const lastOpened = opened[0] && openedId(opened[0]);
  const begunBy = beginnings[0]?.id;
  // After a reload it comes later than the others, and before them.
  useEffect(() => {
    if (typed === '' && lastOpened !== undefined)
      setSelected((marked) => (marked === begunBy ? lastOpened : marked));
  }, [typed, lastOpened, begunBy]);
  const choose = (act: () => void): void => {
    onChosen();
    act();
  };
  const run = (action: PaletteAction): void => choose(action.run);
  const begin = <Actions heading={words.groups.begin} actions={beginnings} onChoose={run} />;
  return (
    <TypedContext value={typed}>
      <CommandBox
        label={words.label}
        results={words.results}
        legend={words.legend}
        text={text}
        onType={setText}
        selected={selected}
        onSelect={setSelected}
        input={input}
        notice={choices.isNothing && <NothingFound text={typed} />}
      >
        {typed === '' && (
          <>
            <Opened payments={opened} onChoose={choose} />
            {begin}
          </>
        )}
        <Screens heading={words.groups.screens} screens={choices.screens} onChoose={choose} />
        {searches.length > 0 && <Movements payments={payments} searches={searches} onChoose={choose} />}
        {typed !== '' && begin}
        <Screens heading={words.groups.elsewhere} screens={choices.elsewhere} onChoose={choose} />
        <Actions heading={words.groups.actions} actions={choices.actions} onChoose={run} />
      </CommandBox>
    </TypedContext>
  );
};

/** The command palette: opens any screen, finds a movement, and offers the commands of the header. */
export const Palette = ({ role, companyId, open, onOpenChange }: PaletteProps) => {
  const words = usePaletteWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      // What is typed here is only searched for.
      asksBeforeLosing={false}
      closesOnBack
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      initialFocus={input}
      isBare
    >
      <PaletteBox role={role} companyId={companyId} input={input} onChosen={() => onOpenChange(false)} />
    </Dialog>
  );
};
