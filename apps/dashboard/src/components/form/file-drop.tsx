import { plainFileName } from '@pasarela/contracts/files/file-names';
import { type DragEvent, useId, useState } from 'react';
import { useFilesWords } from '#components/form/files-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';

/** Gives a chosen file the name under which the server will store it, so that the displayed name does not change after sending. */
export const plainlyNamed = (file: File): File => {
  const name = plainFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
};

type FileDropProps = {
  /** The instruction: `Drag the files here`. */
  readonly label: string;
  /** The other way: `or choose them on your computer`. */
  readonly action: string;
  /** Both in one where a finger cannot drag files: `Choose PDF files`. */
  readonly touch: string;
  /** Whether there are files already: it takes less room then. */
  readonly isSmall?: boolean;
  /** A hint about the files that are accepted. */
  readonly hint: string;
  /** Shown instead of the hint. */
  readonly error?: string | undefined;
  /** The accepted file extensions: `.pdf`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A drop zone around the browser's file input, which keyboard and screen reader use. */
export const FileDrop = (props: FileDropProps) => {
  const { label, action, touch, hint, error, accept, onFiles } = props;
  const { multiple = false, disabled = false, isSmall = false } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files].map(plainlyNamed);
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative flex cursor-pointer items-center justify-center rounded-control border px-4 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-disabled:cursor-default has-disabled:opacity-55 ${isSmall ? 'min-h-11 flex-wrap gap-x-1.5 py-2' : 'min-h-28 flex-col gap-0.5 py-5 pointer-coarse:min-h-20'} ${
          isOver
            ? 'border-accent bg-accent-soft'
            : error
              ? 'border-danger bg-paper'
              : 'border-line-strong bg-paper hover:bg-hover'
        }`}
      >
        <span className="font-medium pointer-coarse:hidden">{label}</span>{' '}
        <span className="text-13 text-accent underline pointer-coarse:hidden">{action}</span>
        <span className="hidden font-medium text-accent pointer-coarse:inline">{touch}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])].map(plainlyNamed);
            // Clear the input: it reports no change when the same file is chosen twice.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`text-13 ${error ? 'text-danger' : 'text-ink-faint'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
};

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** A number of bytes as it is shown: `812 B`, `34 KB`, `2.4 MB`. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < kilobyte) return `${bytes} B`;
  if (bytes < megabyte) return `${Math.round(bytes / kilobyte)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
};

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
