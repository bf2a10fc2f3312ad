import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useState } from 'react';

/** Who is paid: the logo beside the name, or the name alone where the logo does not load. */
export const MerchantName = ({ merchant }: Pick<Checkout, 'merchant'>) => {
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
          className="h-10 max-w-32 shrink-0 rounded-control bg-plate object-contain p-1"
        />
      )}
      <span className="min-w-0 break-words">{name}</span>
    </p>
  );
};
