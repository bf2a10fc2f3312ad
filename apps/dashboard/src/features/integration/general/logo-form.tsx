import { fileGroups } from '@pasarela/contracts/files/file-groups';
import { FileButton } from '#components/form/file-button.tsx';
import { LogoPreview } from '#features/integration/general/logo-preview.tsx';
import { useUploadLogo } from '#features/integration/general/use-upload-logo.ts';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import { SettingForm } from '#features/integration/settings/setting-form.tsx';
import { SettingUrlField } from '#features/integration/settings/setting-url-field.tsx';
import { useSettingDraft } from '#features/integration/settings/use-setting-draft.ts';

/** The logo: an uploaded image, or the URL of one on another server. */
export const LogoForm = () => {
  const words = useIntegrationWords().logo;
  const draft = useSettingDraft('Logo');
  const upload = useUploadLogo(draft.change);
  return (
    <SettingForm title={words.title} text={words.text} draft={draft}>
      <LogoPreview url={draft.isGood ? draft.value.trim() : ''} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          label={upload.isPending ? words.uploading : words.upload}
          accept={fileGroups.images.extensions.join(',')}
          disabled={upload.isPending}
          onChoose={(file) => upload.mutate(file)}
        />
        <p className="text-13 text-ink-faint">{words.limits}</p>
      </div>
      <SettingUrlField label={words.url} draft={draft} />
    </SettingForm>
  );
};
