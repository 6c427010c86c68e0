const THIN = ' ';

/** Thousands are parted by a thin space. */
export const countText = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, THIN);

/** A rate with two decimals; a dash where it is unknown. */
export const rateText = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

/** A sum: whole where it is, else with two decimals. */
export const totalText = (value: number): string => (Number.isInteger(value) ? countText(value) : value.toFixed(2));
