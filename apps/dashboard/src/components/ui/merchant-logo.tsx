import { type ReactNode, useState } from 'react';

type MerchantLogoProps = {
  readonly url: string | null | undefined;
  readonly className: string;
  /** Shown where there is none, or where it does not load. */
  readonly fallback?: ReactNode;
};

/** A merchant's logo on the ground that it was made for. */
export const MerchantLogo = ({ url, className, fallback = null }: MerchantLogoProps) => {
  const [failed, setFailed] = useState<string>();
  if (!url || failed === url) return fallback;
  return (
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
      className={`shrink-0 rounded-control bg-plate object-contain p-1 ${className}`}
    />
  );
};
