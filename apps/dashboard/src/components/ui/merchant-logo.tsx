import { useState } from 'react';

type MerchantLogoProps = {
  readonly url: string | null | undefined;
  readonly className: string;
};

/** A merchant's logo on the ground that it was made for; nothing where there is none, or where it does not load. */
export const MerchantLogo = ({ url, className }: MerchantLogoProps) => {
  const [failed, setFailed] = useState<string>();
  return (
    url &&
    failed !== url && (
      <img
        src={url}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(url)}
        className={`shrink-0 rounded-control bg-plate object-contain p-1 ${className}`}
      />
    )
  );
};
