import { lazy, Suspense, useSyncExternalStore } from 'react';

const ProductPicture = lazy(async () => ({
  default: (await import('./product-picture.tsx')).ProductPicture,
}));

/** Where there is room beside the form; the same width as `lg`. */
const roomBeside = window.matchMedia('(min-width: 992px)');
const watchRoom = (listener: () => void): (() => void) => {
  roomBeside.addEventListener('change', listener);
  return () => roomBeside.removeEventListener('change', listener);
};

/** The product in the space beside the sign-in form. It is loaded after the form, and never on a phone. */
export const SignInPicture = () => {
  const hasRoom = useSyncExternalStore(watchRoom, () => roomBeside.matches);
  return (
    <div className="relative hidden overflow-hidden border-l border-line bg-sunken lg:block">
      <div className="absolute top-[14vh] right-0 left-16">
        {hasRoom && (
          <Suspense>
            <ProductPicture />
          </Suspense>
        )}
      </div>
    </div>
  );
};
