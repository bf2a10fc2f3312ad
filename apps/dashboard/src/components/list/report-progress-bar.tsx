import type { ReportProgress } from '#components/list/use-report.ts';

type ReportProgressBarProps = { readonly label: string; readonly progress: ReportProgress };

/** The progress of a report: a line below its button that fills, or pulses while the share is unknown. */
export const ReportProgressBar = ({ label, progress }: ReportProgressBarProps) => {
  const percent = progress.phase === 'receiving' ? progress.percent : null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className="absolute inset-x-0 top-full mt-1 h-1 overflow-hidden rounded-full bg-sunken"
    >
      <div
        style={percent === null ? undefined : { width: `${percent}%` }}
        className={`h-full rounded-full bg-accent ${percent === null ? 'w-1/3 motion-safe:animate-pulse' : ''}`}
      />
    </div>
  );
};
