import { environments } from '@pasarela/contracts/accounts/environments';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

const testCardsPage = {
  es: '/docs/integration-tests/simulation',
  en: '/docs/en/integration-tests/simulation',
} as const;

/** A permanent note in the sandbox that nothing is really charged. */
export const SandboxNotice = () => {
  const words = useCheckoutWords();
  const [language] = useLanguage();
  return (
    <aside className="stripe flex min-h-8 flex-wrap items-center justify-center gap-x-2 px-2 py-0.5 sm:gap-x-3 sm:px-4 text-12 text-on-stripe print:justify-start print:px-0 print:text-ink">
      <strong className="font-semibold">{environments.Sandbox.tag[language]}</strong>
      <span>{words.sandbox}</span>
      <a
        href={testCardsPage[language]}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 items-center font-medium underline underline-offset-2 pointer-coarse:min-h-8 print:hidden"
      >
        {words.testCards}
        <span className="sr-only"> {words.newTab}</span>
      </a>
    </aside>
  );
};
