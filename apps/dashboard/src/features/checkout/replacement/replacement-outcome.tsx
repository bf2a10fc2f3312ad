import type { CardReplacement } from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { formatMoney } from '#components/money/money-format.ts';
import { CheckoutFacts } from '#features/checkout/checkout-facts.tsx';
import { CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { Mark } from '#features/checkout/outcome/outcome-mark.tsx';
import { useCardReplacementWords } from '#features/checkout/replacement/card-replacement-words.ts';

type ReplacementOutcomeProps = {
  readonly page: CardReplacement;
  readonly state: Exclude<CardReplacement['state'], 'form'>;
};

/** The page when no card can be entered: the card was replaced, none is needed, or the link has expired. */
export const ReplacementOutcome = ({ page, state }: ReplacementOutcomeProps) => {
  const words = useCardReplacementWords();
  const { every } = useCheckoutWords().subscription;
  const { name } = page.merchant;
  const card = `${page.card.brand} ···· ${page.card.lastFour}`;
  const told = {
    used: { title: words.used, text: words.usedText(card, name) },
    expired: { title: words.expired, text: words.expiredText(name) },
    ended: { title: words.ended, text: words.endedText(name) },
    notNeeded: { title: words.notNeeded, text: words.notNeededText(name) },
  }[state];
  return (
    <article className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <Mark look={state === 'used' ? 'good' : state === 'notNeeded' ? 'plain' : 'over'} />
        <div className="flex flex-col gap-1">
          <CheckoutHeading className="text-20 font-semibold">{told.title}</CheckoutHeading>
          <p className="text-ink-soft">{told.text}</p>
        </div>
      </div>
      <CheckoutFacts
        label={words.facts}
        facts={[
          { label: words.reference, value: page.referenceNumber },
          { label: words.amount, value: `${formatMoney(page.amount)} ${every[page.frequency]}` },
          ...(state === 'used' ? [{ label: words.card, value: card }] : []),
        ]}
      />
    </article>
  );
};
