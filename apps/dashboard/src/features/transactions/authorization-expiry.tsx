import { useAccountNow } from '#components/dates/account-clock.ts';
import { Moment } from '#components/dates/moment.tsx';
import { timeLeft, timeLeftClass } from '#components/dates/time-left.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';

/** How long an authorization can still be charged, by the account's clock. */
export const AuthorizationTimeLeft = ({ expires }: { readonly expires: string }) => {
  const { left } = useAuthorizationWords();
  const span = timeLeft(Date.parse(expires), useAccountNow(60_000));
  return (
    <span className={`figures whitespace-nowrap ${timeLeftClass(span)}`}>
      {span === null ? left.none : left[span.unit](span.count)}
    </span>
  );
};

/** Until when, and how long that is. */
export const AuthorizationExpiry = ({ expires }: { readonly expires: string }) => (
  <>
    <Moment at={expires} /> · <AuthorizationTimeLeft expires={expires} />
  </>
);
