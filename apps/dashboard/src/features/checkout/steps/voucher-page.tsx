import { isCashMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { CSSProperties } from 'react';
import { formatLongDay, formatTime } from '#components/dates/date-format.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { MethodMarks } from '#features/checkout/brand-mark.tsx';
import { CheckoutAmount, CheckoutFacts, CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useCheckoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { ReturnToShop } from '#features/checkout/outcome/return-to-shop.tsx';
import { useCheckoutVoucherWords } from '#features/checkout/steps/checkout-voucher-words.ts';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { code128Shape, groupReference } from './voucher-codes.ts';

type BarcodeProps = { readonly digits: string; readonly label: string };

/** The module widths in whole pixels, so that all bars have exact widths: on a phone, and where there is room for it. */
const moduleWidth = { narrow: 2, wide: 3 } as const;
/** The room of the plate beside a phone, in pixels. */
const wideRoom = 400;
const height = 88;

/** Black on white in every theme, with quiet zones, as scanners need it. */
const Barcode = ({ digits, label }: BarcodeProps) => {
  const { width, bars } = code128Shape(digits);
  const narrow = width * moduleWidth.narrow;
  const wide = width * moduleWidth.wide;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={narrow}
      height={height}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="max-w-full fill-on-plate sm:w-(--wide)"
      style={{ '--wide': `${wide <= wideRoom ? wide : narrow}px` } as CSSProperties}
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v${height}h-${bar.width}z`).join('')} />
    </svg>
  );
};

/** The deadline for the payment at the shop. */
const VoucherDue = ({ dueAt }: { readonly dueAt: string }) => {
  const words = useCheckoutVoucherWords();
  const [language] = useLanguage();
  return (
    <p>
      <span className="block text-13 text-ink-soft">{words.due}</span>
      <time dateTime={dueAt} className="block">
        <span className="block text-16 font-medium first-letter:uppercase">
          {formatLongDay(dueAt, language)}
        </span>
        {words.dueTime(formatTime(dueAt, language))}
      </time>
    </p>
  );
};

/** The cash voucher. It changes to the receipt when the shop has been paid. */
export const VoucherPage = ({ checkout }: CheckoutPartProps) => {
  const words = useCheckoutVoucherWords();
  const { methods } = useCheckoutWords();
  const facts = useCheckoutOutcomeWords();
  const { voucher, idPaymentMethod, description, referenceNumber, customerName, environment } = checkout;
  if (!voucher || !isCashMethod(idPaymentMethod)) throw new Error('a voucher without a reference');
  const read = groupReference(voucher.reference);
  return (
    <article className="flex flex-col gap-6 print:gap-4">
      <CheckoutHeading>
        <span className="mb-1.5 flex items-center gap-2.5 text-16 font-semibold">
          <MethodMarks method={idPaymentMethod} />
          {words.title(methods[idPaymentMethod].label)}
        </span>
        <CheckoutAmount checkout={checkout} />
      </CheckoutHeading>
      <VoucherDue dueAt={voucher.dueAt} />
      <section
        aria-label={words.reference}
        className="flex flex-col items-center gap-3 rounded-panel border border-edge bg-plate px-2 py-5 text-on-plate"
      >
        <Barcode digits={voucher.reference} label={words.barcode(read)} />
        <p className="figures text-20 font-semibold tracking-wide">{read}</p>
      </section>
      <div className="-mt-3 grid gap-2 sm:grid-cols-[1fr_auto] print:hidden">
        <CopyButton value={voucher.reference} what={words.referenceToCopy} isMain className="min-h-11" />
        <Button onClick={() => window.print()} className="min-h-11">
          {words.print}
        </Button>
      </div>
      <section aria-labelledby="how-to-pay">
        <h2 id="how-to-pay" className="pb-2 text-16 font-semibold">
          {words.how}
        </h2>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-faint">
          {words.steps[idPaymentMethod].map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <CheckoutFacts
        label={facts.facts}
        facts={[
          ...(description === null ? [] : [{ label: facts.description, value: description }]),
          { label: words.order, value: referenceNumber },
          { label: facts.customer, value: customerName || checkout.customerEmail },
        ]}
      />
      <div className="flex flex-col gap-3 print:hidden">
        <p role="status" className="text-ink-soft">
          {words.waiting}
          {environment === 'Sandbox' && ` ${words.sandbox}`}
        </p>
        <ReturnToShop checkout={checkout} />
        <p className="flex flex-wrap items-center gap-x-1 text-13 text-ink-soft">
          {words.again}
          <CopyButton
            value={window.location.href}
            what={words.link}
            withText
            className="min-h-8 text-13 text-ink-soft"
          />
        </p>
      </div>
    </article>
  );
};
