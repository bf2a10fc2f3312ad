import { buttonClass } from '#components/ui/button.tsx';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';

/** Whether a first movement can be made from the documentation: in the sandbox, by a role that reads it. */
export const useMayMakePayment = (): boolean => {
  const reads = useMay('readDocumentation');
  return useSession()?.environment === 'Sandbox' && reads;
};

export const MakePaymentLink = () => {
  const words = useWords({ es, en }).states;
  return (
    <a href="/docs/" target="_blank" rel="noopener" className={buttonClass('secondary')}>
      {words.makePayment}
    </a>
  );
};
