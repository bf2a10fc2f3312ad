import { formatFileSize } from '#components/form/file-size.ts';
import { useFilesWords } from '#components/form/files-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';

export type ChosenFile = {
  readonly key: string;
  readonly file: File;
  /** The reason for which the file cannot be sent or was refused. */
  readonly problem?: string | undefined;
};

type ChosenFilesProps = {
  readonly label: string;
  readonly files: readonly ChosenFile[];
  readonly disabled?: boolean;
  readonly onRemove: (key: string) => void;
};

/** The files that were chosen and not sent yet, each with its error. */
export const ChosenFiles = ({ label, files, disabled = false, onRemove }: ChosenFilesProps) => {
  const words = useFilesWords();
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {files.map(({ key, file, problem }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1">
          <span className="min-w-0 py-1">
            <span className="block truncate text-14">{file.name}</span>
            {problem !== undefined && (
              <span role="alert" className="block text-13 text-danger">
                {problem}
              </span>
            )}
          </span>
          <span className="figures text-13 whitespace-nowrap text-ink-soft">{formatFileSize(file.size)}</span>
          <Button
            variant="ghost"
            size="icon"
            disabled={disabled}
            aria-label={words.remove(file.name)}
            onClick={() => onRemove(key)}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  );
};
