import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { useMutation } from '@tanstack/react-query';
import { downloadOperation } from '#api/call-operation.ts';
import { saveFile } from '#api/save-file.ts';
import { formatFileSize } from '#components/form/file-size.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';

type ProofFile = ChargebackDetail['chargeBackFiles'][number];

/** A link to an uploaded file. Its address requires the session token, so it is fetched by script and not by the browser. */
const ProofLink = ({ file }: { readonly file: ProofFile }) => {
  const words = useChargebacksWords().proof;
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => downloadOperation('getChargebackFile', { params: { id: file.idFile } }),
    onSuccess: saveFile,
    onError: (error) => toast({ tone: 'error', title: words.notDownloaded, description: error.message }),
  });
  return (
    <a
      href={file.url}
      onClick={(event) => {
        event.preventDefault();
        if (!download.isPending) download.mutate();
      }}
      className="grid min-h-row grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-accent"
    >
      <span className="truncate underline">
        <span className="sr-only">{words.download} </span>
        {file.fileName}
      </span>
      <span className="figures text-13 whitespace-nowrap text-ink-soft">{formatFileSize(file.size)}</span>
      <Icon name="download" />
    </a>
  );
};

/** The uploaded files, to which nothing can be added. */
export const ProofFiles = ({ files }: { readonly files: readonly ProofFile[] }) => {
  const words = useChargebacksWords().proof;
  return (
    <ul aria-label={words.files} className="divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.idFile}>
          <ProofLink file={file} />
        </li>
      ))}
    </ul>
  );
};
