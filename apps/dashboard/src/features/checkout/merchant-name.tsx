import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useState } from 'react';

/** Who is paid: the logo over the name, or the name alone where the logo does not load. Its height is kept free for it. */
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
