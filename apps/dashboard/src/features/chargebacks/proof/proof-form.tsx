import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { ChosenFiles } from '#components/form/chosen-files.tsx';
import { FileDrop } from '#components/form/file-drop.tsx';
import { Button } from '#components/ui/button.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { proofExtension } from '#features/chargebacks/proof/proof-draft.ts';
import { useProofFiles } from '#features/chargebacks/proof/use-proof-files.ts';

const kinds = ['delivery', 'identification', 'invoice', 'order'] as const;

/** The form to upload evidence: instructions, files and submit button. */
export const ProofForm = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords().proof;
  const { files, error, isSaving, add, remove, save } = useProofFiles(chargeback.idTransaction);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="flex flex-col gap-4"
    >
      <div>
        <h3 className="pb-1 text-13 font-semibold">{words.wanted}</h3>
        <dl className="grid gap-x-8 gap-y-1 text-13 sm:grid-cols-2">
          {kinds.map((kind) => {
            const [name, text] = words.kinds[kind];
            return (
              <div key={kind} className="py-1">
                <dt className="font-medium">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
      <FileDrop
        label={words.drop}
        action={words.choose}
        hint={words.limits}
        error={error}
        accept={proofExtension}
        multiple
        disabled={isSaving}
        onFiles={add}
      />
      <ChosenFiles label={words.chosen} files={files} disabled={isSaving} onRemove={remove} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={isSaving} busyLabel={words.saving}>
          {files.length === 0 ? words.save : words.saveCount(files.length)}
        </Button>
        <p className="text-13 text-ink-soft">{words.once}</p>
      </div>
    </form>
  );
};
