import { limits } from '@pasarela/contracts/limits/limits';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

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

export const watchToasts = (listener: () => void): (() => void) => {
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
