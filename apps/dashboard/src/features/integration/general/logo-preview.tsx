import { useState } from 'react';
import { integrationWords as en } from '#i18n/en/integration.ts';
import { integrationWords as es } from '#i18n/es/integration.ts';
import { useWords } from '#i18n/use-words.ts';

/** The logo as customers see it, on the ground of the hosted pages. */
export const LogoPreview = ({ url }: { readonly url: string }) => {
  const words = useWords({ es, en }).logo;
  const [failed, setFailed] = useState<string>();
  return (
    <div className="flex h-24 w-full max-w-60 items-center justify-center rounded-control border border-line bg-paper p-3 text-13 text-ink-faint">
      {url === '' ? (
        words.none
      ) : failed === url ? (
        words.notShown
      ) : (
        <img
          src={url}
          alt={words.alt}
          onError={() => setFailed(url)}
          className="max-h-full max-w-full object-contain"
        />
      )}
    </div>
  );
};
