import type { RoleName } from '@pasarela/contracts/roles/roles';
import { useShortcutsWords } from '#app/shortcuts/shortcuts-words.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Keys } from '#components/ui/keys.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { screenShortcuts } from './shortcut-keys.ts';

type Row = { readonly keys: readonly string[]; readonly text: string };

const ShortcutRow = ({ keys, text }: Row) => (
  <div className="flex min-h-9 items-center justify-between gap-4 text-13">
    <dt>{text}</dt>
    <dd>
      <Keys keys={keys} />
    </dd>
  </div>
);

type ShortcutsDialogProps = { readonly role: RoleName; readonly onClose: () => void };

/** All keyboard shortcuts, by what they do. */
export const ShortcutsDialog = ({ role, onClose }: ShortcutsDialogProps) => {
  const words = useShortcutsWords();
  const [language] = useLanguage();
  const groups: readonly { readonly title: string; readonly rows: readonly Row[] }[] = [
    {
      title: words.anywhere,
      rows: [
        { keys: ['/'], text: words.find },
        { keys: ['?'], text: words.list },
        { keys: ['Esc'], text: words.close },
      ],
    },
    {
      title: words.goTo,
      rows: screenShortcuts(role).map(({ letter, entry }) => ({
        keys: ['g', letter],
        text: entry.title[language],
      })),
    },
  ];
  return (
    <Dialog
      open
      closesOnBack
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
    >
      <div className="flex flex-col gap-5">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="pb-1 text-12 font-medium text-ink-soft">{title}</h3>
            <dl className="divide-y divide-line">
              {rows.map((row) => (
                <ShortcutRow key={row.text} {...row} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
