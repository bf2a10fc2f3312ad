import { Link } from 'react-router';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { buttonClass } from '#components/ui/button.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';
import { useIsSandbox } from '#session/use-session.ts';

/** The page of a direct card payment, whose Request Builder really sends. */
const paymentPages = {
  es: '/docs/integration-methods/inmediate-capture-card',
  en: '/docs/en/integration-methods/inmediate-capture-card',
} as const satisfies Record<Language, string>;

/** Whether a first movement can be made from the documentation: in the sandbox, by a role that reads it. */
export const useMayMakeTestPayment = (): boolean => {
  const reads = useMay('readDocumentation');
  return useIsSandbox() && reads;
};

export const TestPaymentAnchor = () => {
  const words = useTransactionsWords().states;
  const [language] = useLanguage();
  return (
    <a href={paymentPages[language]} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      {words.makePayment}
    </a>
  );
};

/** How the first movement can be made: with a payment link by who makes those, else from the documentation. */
export const useFirstPayment = (): 'link' | 'docs' | undefined => {
  const makesLinks = useMay('managePaymentLinks');
  const mayMakeTestPayment = useMayMakeTestPayment();
  if (makesLinks) return 'link';
  return mayMakeTestPayment ? 'docs' : undefined;
};

export const FirstPaymentLink = ({ by }: { readonly by: 'link' | 'docs' }) => {
  const words = useTransactionsWords().states;
  if (by === 'docs') return <TestPaymentAnchor />;
  return (
    <Link to={paths.leagueSingle} className={buttonClass('secondary')}>
      {words.makeLink}
    </Link>
  );
};
