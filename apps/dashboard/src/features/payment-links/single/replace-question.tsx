import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { formatMoney } from '#components/money/money-format.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { paymentsOfOthers } from '#features/payment-links/open-payments.ts';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';

type ReplaceQuestionProps = {
  readonly open: readonly OpenPayment[];
  /** The customer of the new link. */
  readonly email: string;
  readonly isRunning: boolean;
  readonly refusal: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before the new link replaces another customer's open payment. */
export const ReplaceQuestion = ({ open, email, ...rest }: ReplaceQuestionProps) => {
  const words = useSingleLinkWords();
  const { title, kinds, sentence, consequence, submit } = words.replacing;
  const ofOthers = paymentsOfOthers(open, email);
  const told = ofOthers.length > 0 ? ofOthers : open;
  const sentences = told.map((payment) =>
    sentence(payment.referenceNumber, kinds[payment.kind], payment.email, formatMoney(payment.amount)),
  );
  return (
    <ConsequenceDialog
      {...rest}
      title={ofOthers.length > 0 ? title.ofOthers : title.own}
      description={[...sentences, consequence(email)].join(' ')}
      submit={submit}
      running={words.creating}
      variant="danger"
    />
  );
};
