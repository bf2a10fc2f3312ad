import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';

const ProductPicture = lazy(async () => ({
  default: (await import('./product-picture.tsx')).ProductPicture,
}));

/** Where there is room beside the form; the same width as `lg`. */
const roomBeside = window.matchMedia('(min-width: 992px)');
const watchRoom = (listener: () => void): (() => void) => {
  roomBeside.addEventListener('change', listener);
  return () => roomBeside.removeEventListener('change', listener);
};

/** What the product is for, and its picture, in the space beside the sign-in form. The picture is loaded after the form, and never on a phone. */
export const SignInPicture = () => {
  const words = useSignInWords();
  const hasRoom = useSyncExternalStore(watchRoom, () => roomBeside.matches);
  return (
    <div className="relative hidden overflow-hidden bg-accent-soft lg:block">
      {/* It begins on the line of the form's title, and is cut off where a window is lower. */}
      <div className="absolute inset-x-0 top-0 flex flex-col gap-8 pt-[calc(3.75rem+6vh)] pl-16">
        <div className="flex max-w-[36rem] flex-col gap-2 pr-8">
          <p className="text-28 font-semibold text-balance">{words.promise}</p>
          <p className="text-16 text-pretty text-ink-soft">{words.promiseText}</p>
        </div>
        {hasRoom && (
          <Suspense>
            <ProductPicture />
          </Suspense>
        )}
      </div>
    </div>
  );
};
