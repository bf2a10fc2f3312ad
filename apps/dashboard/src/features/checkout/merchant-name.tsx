import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useState } from 'react';

/** The merchant: the logo above the name, or the name alone if the logo does not load. The logo's height is reserved. */
export const MerchantName = ({ merchant }: Pick<Checkout, 'merchant'>) => {
  const [failed, setFailed] = useState<string | null>(null);
  const { name, urlLogo } = merchant;
  return (
    <p className="flex min-w-0 flex-col items-start justify-center gap-2 text-16 font-semibold">
      {urlLogo !== null && failed !== urlLogo && (
        <img
          src={urlLogo}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(urlLogo)}
          className="h-12 max-w-48 rounded-control bg-plate object-contain p-1"
        />
      )}
      <span className="max-w-full break-words">{name}</span>
    </p>
  );
};
