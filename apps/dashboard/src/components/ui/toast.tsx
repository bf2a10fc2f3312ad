import { limits } from '@pasarela/contracts/limits/limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useControlsWords } from './controls-words.ts';
import { Icon } from './icon.tsx';

type ToastTone = 'success' | 'error' | 'warning' | 'info';

export type ToastOptions = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Milliseconds; 5,000 unless told. */
  duration?: number;
};

export type Toast = Required<Pick<ToastOptions, 'title' | 'tone' | 'duration'>> & {
  readonly id: number;
  readonly description: string | null;
};

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let made = 0;

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const readToasts = (): readonly Toast[] => toasts;

const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Removes a toast that no longer applies, such as the result of an earlier attempt. */
export const dismissToasts = (): void => change([]);

export const showToast = ({
  title,
  description,
  tone = 'info',
  duration = limits.toast,
}: ToastOptions): void => {
  made += 1;
  change([...toasts, { id: made, title, description: description ?? null, tone, duration }]);
};

/** Says the result of something, for a while and to a screen reader too. */
export const useToast = (): ((options: ToastOptions) => void) => showToast;

const tones = {
  success: { edge: 'border-l-success', ink: 'text-success', icon: 'check' },
  error: { edge: 'border-l-danger', ink: 'text-danger', icon: 'alert' },
  warning: { edge: 'border-l-warning', ink: 'text-warning', icon: 'alert' },
  info: { edge: 'border-l-info', ink: 'text-info', icon: 'info' },
} as const satisfies Record<ToastTone, { edge: string; ink: string; icon: 'check' | 'alert' | 'info' }>;

const ToastItem = ({ toast }: { toast: Toast }) => {
  const words = useControlsWords();
  const [held, setHeld] = useState(false);
  // A toast with the pointer or the focus on it stays, so that users have time to read it.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.duration]);
  const tone = tones[toast.tone];
  return (
    <li
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismissToast(toast.id);
      }}
      className={`pointer-events-auto flex animate-appear items-start gap-3 rounded-control border border-l-4 border-line bg-paper py-3 pr-2 pl-3 shadow-float ${tone.edge}`}
    >
      <Icon name={tone.icon} className={`mt-0.5 size-4 ${tone.ink}`} />
      <div className="grow">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <p className="text-13 text-ink-soft">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => dismissToast(toast.id)}
        className="-my-1 inline-flex size-8 items-center justify-center rounded-control text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="close" />
      </button>
    </li>
  );
};

/** Contains all toasts. It is always rendered, because a live region must exist before its text changes. */
export const Toasts = () => {
  const words = useControlsWords();
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  return (
    <section
      aria-label={words.notifications}
      aria-live="polite"
      aria-relevant="additions text"
      // Positioned where dialogs have no buttons: at the top on a phone, where dialogs open from the bottom; otherwise at the
      // bottom left, because drawers are at the right.
      className="pointer-events-none fixed inset-x-4 top-4 z-60 sm:top-auto sm:right-auto sm:bottom-4 sm:left-4 sm:w-96"
    >
      <ol className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
};
