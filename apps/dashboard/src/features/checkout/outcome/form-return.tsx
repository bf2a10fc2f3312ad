import { lazy, Suspense } from 'react';
import { whenReachable } from '#parts/load-part.ts';
import type { ReturnToShopProps } from './return-to-shop.tsx';

const ReturnToShop = lazy(
  whenReachable(async () => ({ default: (await import('./return-to-shop.tsx')).ReturnToShop })),
);

/** The link back to the shop below the form. Its code is loaded only after an attempt that failed. */
export const FormReturn = (props: ReturnToShopProps) =>
  props.checkout.returnUrl === null ? null : (
    <Suspense fallback={null}>
      <ReturnToShop {...props} />
    </Suspense>
  );
