import { plainlyNamed } from '#components/form/plainly-named.ts';
import { buttonClass } from '#components/ui/button.tsx';

type FileButtonProps = {
  readonly label: string;
  /** The accepted file extensions: `.png,.jpg`. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Opens the browser's file dialog with a button in our style. */
export const FileButton = ({ label, accept, disabled = false, onChoose }: FileButtonProps) => (
  <label
    className={`${buttonClass('secondary', 'small')} relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-disabled:opacity-55`}
  >
    {label}
    <input
      type="file"
      accept={accept}
      disabled={disabled}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        // Clear the input: it reports no change when the same file is chosen twice.
        event.target.value = '';
        if (file) onChoose(plainlyNamed(file));
      }}
    />
  </label>
);
