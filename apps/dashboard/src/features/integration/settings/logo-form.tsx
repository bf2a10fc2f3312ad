import { fileGroups } from '@pasarela/contracts/files/file-groups';
import { limits } from '@pasarela/contracts/limits/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { plainlyNamed } from '#components/form/file-drop.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useIntegrationWords } from '#features/integration/integration-words.ts';
import { SettingForm, SettingUrlField, useSetting } from '#features/integration/setting-form.tsx';

/** Only images of our own server are displayed: another server would learn who views the dashboard. */
const isElsewhere = (url: string): boolean =>
  URL.canParse(url, window.location.origin) &&
  new URL(url, window.location.origin).origin !== window.location.origin;

/** The logo as customers see it, on the ground of the hosted pages. */
const LogoPreview = ({ url }: { readonly url: string }) => {
  const words = useIntegrationWords().logo;
  const [failed, setFailed] = useState<string>();
  return (
    <div className="flex h-24 w-full max-w-60 items-center justify-center rounded-control border border-line bg-plate p-3 text-13 text-ink-faint">
      {url === '' ? (
        words.none
      ) : isElsewhere(url) ? (
        <span>
          {words.elsewhere}{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </span>
      ) : failed === url ? (
        words.notShown
      ) : (
        <img
          src={url}
          alt={words.alt}
          onError={() => setFailed(url)}
          className="max-h-full max-w-full object-contain"
        />
      )}
    </div>
  );
};

type FileButtonProps = {
  readonly label: string;
  /** The accepted file extensions: `.png,.jpg`. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Opens the browser's file dialog with a button in our style. */
const FileButton = ({ label, accept, disabled = false, onChoose }: FileButtonProps) => (
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

/** Uploads an image and returns its URL. Customers do not see it until the setting is saved. */
const useUploadLogo = (onUploaded: (url: string) => void) => {
  const words = useIntegrationWords().logo;
  const toast = useToast();
  return useMutation({
    mutationFn: async (file: File) => {
      // Do not upload a file that the API would refuse.
      if (file.size > limits.fileBytes) throw new Error(words.tooLarge);
      return callOperation('uploadFile', { body: { group: 'images' }, files: [file] });
    },
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) => toast({ tone: 'error', title: words.notUploaded, description: error.message }),
  });
};

/** The logo: an uploaded image, or the URL of one on another server. */
export const LogoForm = () => {
  const words = useIntegrationWords().logo;
  const setting = useSetting('Logo');
  const { form, problem } = setting;
  const upload = useUploadLogo((url) => form.change('text', url));
  return (
    <SettingForm title={words.title} text={words.text} setting={setting}>
      <LogoPreview url={problem === undefined ? form.values.text.trim() : ''} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          label={upload.isPending ? words.uploading : words.upload}
          accept={fileGroups.images.extensions.join(',')}
          disabled={upload.isPending}
          onChoose={(file) => upload.mutate(file)}
        />
        <p className="text-13 text-ink-faint">{words.limits}</p>
      </div>
      <details open={problem !== undefined || isElsewhere(form.values.text)} className="group">
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 self-start text-13 text-ink-soft hover:text-ink pointer-coarse:min-h-11">
          <Icon name="chevronRight" className="size-3.5 group-open:rotate-90" />
          {words.byUrl}
        </summary>
        <div className="pt-1">
          <SettingUrlField label={words.url} isLabelHidden={false} setting={setting} />
        </div>
      </details>
    </SettingForm>
  );
};
