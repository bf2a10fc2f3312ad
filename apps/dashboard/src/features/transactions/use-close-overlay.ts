import { useLocation, useNavigate } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { detailLink, isOverDetail } from '#features/transactions/transaction-links.ts';

/** Closes what lies over the detail: one step back where it was opened from it, to the detail where it was opened by itself. */
export const useCloseOverlay = (idTransaction: number) => {
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    const { to, state } = detailLink(idTransaction, listOf(location));
    return isOverDetail(location)
      ? void navigate(-1)
      : void navigate(to, { state, replace: true, preventScrollReset: true });
  };
};
