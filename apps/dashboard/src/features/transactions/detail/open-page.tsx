import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useCopyLink } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';

/** The page that waits for its payer, to be shared. */
export const OpenPage = ({ url }: { readonly url: string }) => {
  const { page, fields, openCheckout } = useTransactionDetailWords();
  const copy = useCopyLink(page);
  return (
    <section
      aria-label={fields.checkout}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line bg-paper px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-13 font-medium">{fields.checkout}</h2>
        <p className="truncate font-mono text-13 text-ink-soft">{url}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => void copy(url)}>
          <Icon name="copy" />
          {page.copy}
        </Button>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
          {openCheckout}
          <Icon name="external" />
        </a>
      </div>
    </section>
  );
};
