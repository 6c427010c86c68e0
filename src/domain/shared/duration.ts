/** FMT-2: seconds as m:ss; invalid or negative input gives "0:00". */
export const duration = (seconds: number): string => {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Seconds as h:mm:ss from one hour on, else as m:ss. */
export const clockDuration = (seconds: number): string => {
  if (!Number.isFinite(seconds) || seconds < 3600) return duration(seconds);
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
};
