import { useState } from 'react';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';

/** Only images of our own server are displayed: another server would learn who views the dashboard. */
const isElsewhere = (url: string): boolean =>
  URL.canParse(url, window.location.origin) &&
  new URL(url, window.location.origin).origin !== window.location.origin;

/** The logo as customers see it, on the ground of the hosted pages. */
export const LogoPreview = ({ url }: { readonly url: string }) => {
  const words = useIntegrationWords().logo;
  const [failed, setFailed] = useState<string>();
  return (
    <div className="flex h-24 w-full max-w-60 items-center justify-center rounded-control border border-line bg-paper p-3 text-13 text-ink-faint">
      {url === '' ? (
        words.none
      ) : isElsewhere(url) ? (
        <span>
          {words.elsewhere}{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </span>
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
