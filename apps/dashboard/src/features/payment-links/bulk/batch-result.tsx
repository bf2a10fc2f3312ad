import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { saveFile } from '#api/save-file.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBulkLinksWords } from '#features/payment-links/bulk/bulk-links-words.ts';
import { resultFile } from '#features/payment-links/bulk/link-csv.ts';
import type { Sheet } from '#features/payment-links/bulk/link-sheet.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

type BatchResultProps = {
  readonly result: PaymentLinkBatch;
  readonly sheet: Sheet;
  readonly onStartOver: () => void;
};

/** What was made, and the links as a file. */
export const BatchResult = ({ result, sheet, onStartOver }: BatchResultProps) => {
  const words = useBulkLinksWords().result;
  const companyId = useCompanyId();
  const today = useAccountToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const replaced = result.links.flatMap((link) => link.replaced.filter(({ wasOpen }) => wasOpen)).length;
  const download = () =>
    saveFile({
      fileName: words.fileName(String(companyId), today.replaceAll('/', '-')),
      blob: resultFile(sheet, result, words.headings),
    });
  return (
    <section aria-labelledby="batch-created" className="flex max-w-lg flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="batch-created" ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {words.title(result.created, formatCount(result.created))}
        </h2>
        <p className="text-14 text-ink-soft">{words.text}</p>
        {replaced > 0 && (
          <p className="text-14 text-ink-soft">{words.replaced(replaced, formatCount(replaced))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={download}>
          <Icon name="download" />
          {words.download}
        </Button>
        <Link to="/paid-leagues" className={buttonClass()}>
          {words.toList}
        </Link>
        <Button variant="ghost" onClick={onStartOver}>
          {words.another}
        </Button>
      </div>
    </section>
  );
};
