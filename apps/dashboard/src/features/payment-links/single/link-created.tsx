import type { MadePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useCopyLink } from '#components/ui/use-copy-link.ts';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';

type LinkCreatedProps = { readonly link: MadePaymentLink; readonly onAnother: () => void };

/** Shown instead of the form: the created link, to copy or open. */
export const LinkCreated = ({ link, onAnother }: LinkCreatedProps) => {
  const words = useSingleLinkWords();
  const { result } = words;
  const copy = useCopyLink(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="link-created" className="flex max-w-lg flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="link-created" ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {result.title}
        </h2>
        <p className="text-14 text-ink-soft">{result.sent(link.email)}</p>
        {link.replaced
          .filter(({ wasOpen }) => wasOpen)
          .map(({ idTransaction, email }) => (
            <p key={idTransaction} className="text-14 text-ink-soft">
              {result.replaced(String(idTransaction), email)}
            </p>
          ))}
      </div>
      <p className="text-28 font-semibold">
        <Money amount={link.amount} currency={link.currency} />
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-14">
        <dt className="text-ink-soft">{result.reference}</dt>
        <dd className="min-w-0 truncate">{link.referenceNumber}</dd>
        <dt className="text-ink-soft">{result.due}</dt>
        <dd className="figures">{formatDay(link.expirationDate)}</dd>
        {link.returnUrl !== null && (
          <>
            <dt className="text-ink-soft">{result.returnUrl}</dt>
            <dd className="min-w-0 break-all">{link.returnUrl}</dd>
          </>
        )}
      </dl>
      <div className="rounded-panel border border-line bg-sunken p-4">
        <p className="pb-3 font-mono text-13 break-all" data-link>
          {link.url}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => void copy(link.url)}>
            <Icon name="copy" />
            {result.copy}
          </Button>
          <a href={link.url} target="_blank" rel="noopener" className={buttonClass()}>
            {result.open}
            <Icon name="external" />
            <span className="sr-only">{result.newTab}</span>
          </a>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAnother}>{result.another}</Button>
        <Link to="/paid-leagues" className={buttonClass('ghost')}>
          {result.toList}
        </Link>
      </div>
    </section>
  );
};
