import { isWeekRange, type WeekRange } from './availability.ts';
import { commentaryLangs, commentarySports, emptyForm, type ApplicationForm } from './form.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);
const isOneOf =
  (known: readonly string[]) =>
  (one: unknown): boolean =>
    known.some((each) => each === one);
const isRange = (one: unknown): boolean =>
  Array.isArray(one) && one.length === 3 && isWeekRange(one as unknown as WeekRange);
const isConsent = (value: unknown): boolean => {
  const { age18, terms } = (value ?? {}) as Partial<ApplicationForm['consent']>;
  return typeof age18 === 'boolean' && typeof terms === 'boolean';
};

const fits: Readonly<Record<keyof ApplicationForm, (value: unknown) => boolean>> = {
  realName: isText,
  stageName: isText,
  birthYear: Number.isInteger,
  phone: isText,
  sports: (value) => isList(value, isOneOf(commentarySports)),
  leagues: (value) => isList(value, isText),
  langs: (value) => isList(value, isOneOf(commentaryLangs)),
  experience: isText,
  links: (value) => isList(value, isText),
  availability: (value) => isList(value, isRange),
  timezone: isText,
  consent: isConsent,
};
const isField = (key: string): key is keyof ApplicationForm => Object.hasOwn(fits, key);

/**
 * Reads a form from the browser's storage, possibly written by another release: valid fields are taken, the others are
 * empty.
 */
export const keptForm = (kept: object): ApplicationForm => ({
  ...emptyForm,
  ...Object.fromEntries(Object.entries(kept).filter(([key, value]) => isField(key) && fits[key](value))),
});
