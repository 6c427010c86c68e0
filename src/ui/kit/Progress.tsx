import { progress, reached } from './Progress.css.ts';

export interface ProgressProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
}

/** A progress bar. */
export const Progress = ({ label, percent }: ProgressProps) => (
  <svg
    className={progress}
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <rect className={reached} width={`${percent}%`} height="100%" />
  </svg>
);
