const timeForm = /^(\d{1,2})(?:[:.](\d{2}))?(?:\s?([ap])\.?\s?m\.?)?$/i;

/** Parses a typed time of day: `06:05 p.m.`, `6 pm`, `18:05`; undefined if it is invalid. */
export const readTypedTime = (
  text: string,
): { readonly hours: number; readonly minutes: number } | undefined => {
  const [, hour, minute, half] = timeForm.exec(text.trim()) ?? [];
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes > 59) return undefined;
  if (half === undefined) return hours < 24 ? { hours, minutes } : undefined;
  if (hours < 1 || hours > 12) return undefined;
  return { hours: (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes };
};
