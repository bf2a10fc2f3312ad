import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';

/** The merchant: the logo beside the name, or the name alone if the logo does not load. The logo's height is reserved. */
export const MerchantName = ({ merchant }: Pick<Checkout, 'merchant'>) => {
  const words = useCheckoutWords();
  const [failed, setFailed] = useState<string | null>(null);
  const { name, urlLogo } = merchant;
  return (
    <p className="flex min-w-0 items-center gap-3 text-16 font-semibold">
      {urlLogo !== null && failed !== urlLogo && (
        <img
          src={urlLogo}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(urlLogo)}
          className="h-12 max-w-32 shrink-0 rounded-control bg-plate object-contain p-1"
        />
      )}
      <span className="min-w-0">
        <span className="block break-words">{name}</span>
        <span className="flex items-center gap-1 text-12 font-normal text-ink-soft print:hidden">
          <Icon name="lock" className="size-3.5" />
          {words.secure}
        </span>
      </span>
    </p>
  );
};
