import { looksLikePhone } from '../auth/contacts.ts';
import { SEEN, tidyName } from '../auth/displayName.ts';
import type { ModeSlug } from '../schedule/mode.ts';
import { isZone } from '../shared/zone.ts';
import { mergedRanges, type WeekRange } from './availability.ts';

/** Limits of the form: lengths in characters, ages in years. */
export const FORM = {
  realName: { min: 2, max: 80 },
  stageName: { min: 2, max: 32 },
  experience: { min: 20, max: 1000 },
  leagues: { most: 8, max: 60 },
  links: { most: 5, max: 300 },
  phoneMax: 40,
  adultAge: 18,
  oldestAge: 100,
} as const;

/** Kinds of content that a commentator can choose; those with live rooms come first. */
export const commentarySports = [
  ...(['bong-da', 'bong-ro', 'esport', 'dua-bi', 'casino'] as const),
  ...(['bong-chuyen', 'tennis', 'billiard', 'card-game', 'slot'] as const),
] as const satisfies readonly ModeSlug[];
export const commentaryLangs = ['vi', 'en', 'zh'] as const;
export type CommentaryLang = (typeof commentaryLangs)[number];

export interface ApplicationForm {
  readonly realName: string;
  readonly stageName: string;
  /** Null until a year is chosen. */
  readonly birthYear: number | null;
  readonly phone: string;
  readonly sports: readonly ModeSlug[];
  readonly leagues: readonly string[];
  readonly langs: readonly CommentaryLang[];
  readonly experience: string;
  readonly links: readonly string[];
  readonly availability: readonly WeekRange[];
  /** IANA zone of `availability`; '' until it is known. */
  readonly timezone: string;
  readonly consent: { readonly age18: boolean; readonly terms: boolean };
}

export const emptyForm: ApplicationForm = {
  realName: '',
  stageName: '',
  birthYear: null,
  phone: '',
  sports: [],
  leagues: [],
  langs: [],
  experience: '',
  links: [],
  availability: [],
  timezone: '',
  consent: { age18: false, terms: false },
};

/** CA-2: the steps in order; `application.step` counts them from 1. */
export const steps = ['who', 'what', 'when', 'voice'] as const;
export type Step = (typeof steps)[number];

/** Every input of the four steps, including those that are stored outside `ApplicationForm`. */
export type FieldName = Exclude<keyof ApplicationForm, 'consent'> | 'contact' | 'voice' | 'age18' | 'terms';
export type FieldProblem =
  'missing' | 'short' | 'long' | 'tooMany' | 'year' | 'underAge' | 'phone' | 'link' | 'zone' | 'unproven' | 'reserved';
export type Problems = { readonly [Field in FieldName]?: FieldProblem };

/** Facts outside the form that its validation depends on. */
export interface Surroundings {
  /** The current year. */
  readonly year: number;
  readonly provenPhone: string | null;
  readonly hasVoice: boolean;
}

const lengthOf = (text: string): number => [...text.trim()].length;

const ofText = (text: string, { min, max }: { readonly min: number; readonly max: number }): FieldProblem | null => {
  const length = lengthOf(text);
  if (length === 0) return 'missing';
  if (length < min) return 'short';
  return length > max ? 'long' : null;
};
/** The trimmed, non-empty lines of a list. */
const linesOf = (list: readonly string[]): readonly string[] =>
  list.map((one) => one.trim()).filter((one) => one !== '');
const ofList = (
  list: readonly string[],
  { most, max }: { readonly most: number; readonly max: number },
): FieldProblem | null => {
  const lines = linesOf(list);
  if (lines.length > most) return 'tooMany';
  return lines.some((one) => lengthOf(one) > max) ? 'long' : null;
};

/** Whether a text is an http(s) address; other schemes, such as javascript: and file:, are refused. */
export const isLink = (text: string): boolean => /^https?:\/\/[^\s/$.?#][^\s]*\.[^\s]+$/iu.test(text);

const ofYear = (birthYear: number | null, year: number): FieldProblem | null => {
  if (birthYear === null) return 'missing';
  if (!Number.isInteger(birthYear) || birthYear < year - FORM.oldestAge || birthYear > year) return 'year';
  return birthYear > year - FORM.adultAge ? 'underAge' : null;
};

const ofPhone = (phone: string): FieldProblem | null => {
  if (phone.trim() === '') return 'missing';
  return looksLikePhone(phone) ? null : 'phone';
};

type Judge = (form: ApplicationForm, around: Surroundings) => FieldProblem | null;

/** The validators of each step, in the order in which the fields are asked. */
const judges: Readonly<Record<Step, readonly (readonly [FieldName, Judge])[]>> = {
  who: [
    ['realName', ({ realName }) => ofText(realName, FORM.realName)],
    ['stageName', ({ stageName }) => (SEEN.test(stageName) ? ofText(stageName, FORM.stageName) : 'missing')],
    ['birthYear', ({ birthYear }, { year }) => ofYear(birthYear, year)],
  ],
  what: [
    ['sports', ({ sports }) => (sports.length === 0 ? 'missing' : null)],
    ['langs', ({ langs }) => (langs.length === 0 ? 'missing' : null)],
    ['leagues', ({ leagues }) => ofList(leagues, FORM.leagues)],
    ['experience', ({ experience }) => ofText(experience, FORM.experience)],
    ['links', ({ links }) => ofList(links, FORM.links) ?? (linesOf(links).every(isLink) ? null : 'link')],
  ],
  when: [
    ['availability', ({ availability }) => (availability.length === 0 ? 'missing' : null)],
    ['timezone', ({ timezone }) => (isZone(timezone) ? null : 'zone')],
    ['phone', ({ phone }) => ofPhone(phone)],
    [
      'contact',
      ({ phone }, { provenPhone }) => (ofPhone(phone) !== null || phone.trim() === provenPhone ? null : 'unproven'),
    ],
  ],
  voice: [
    ['voice', (_, { hasVoice }) => (hasVoice ? null : 'missing')],
    ['age18', ({ consent }) => (consent.age18 ? null : 'missing')],
    ['terms', ({ consent }) => (consent.terms ? null : 'missing')],
  ],
};

/** What is wrong with one step, by field; empty if the step is complete. */
export const problemsOf = (form: ApplicationForm, step: Step, around: Surroundings): Problems =>
  Object.fromEntries(
    judges[step].flatMap(([field, judge]) => {
      const problem = judge(form, around);
      return problem ? [[field, problem]] : [];
    }),
  );

/** What is wrong with the whole form, by field; empty if it can be sent. */
export const allProblems = (form: ApplicationForm, around: Surroundings): Problems =>
  Object.assign({}, ...steps.map((step) => problemsOf(form, step, around)));

export const isDone = (problems: Problems): boolean => Object.keys(problems).length === 0;

/** The step that a field belongs to. */
export const stepOf = (field: FieldName): Step =>
  steps.find((step) => judges[step].some(([name]) => name === field)) ?? 'who';

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Plain = Exclude<keyof ApplicationForm, 'consent' | 'timezone'>;
const plain = Object.keys(emptyForm).filter((key): key is Plain => key !== 'consent' && key !== 'timezone');

/** Whether the form holds no input. The zone does not count: it is filled in automatically. */
export const isBlank = (form: ApplicationForm): boolean =>
  plain.every((key) => isEmpty(form[key])) && !form.consent.age18 && !form.consent.terms;

/** Whether two drafts filled the same field differently, so that a merge would lose text. */
export const contradicts = (one: ApplicationForm, other: ApplicationForm): boolean =>
  plain.some((key) => !isEmpty(one[key]) && !isEmpty(other[key]) && !same(one[key], other[key]));

/** Merges two drafts. Where both filled a field, `newer` wins. Consent is taken from `newer` only. */
export const joinedForm = (newer: ApplicationForm, older: ApplicationForm): ApplicationForm => ({
  ...older,
  ...Object.fromEntries(plain.filter((key) => !isEmpty(newer[key])).map((key) => [key, newer[key]])),
  timezone: (newer.availability.length > 0 ? newer.timezone : older.timezone) || newer.timezone,
  consent: newer.consent,
});

export const sameForm = (one: ApplicationForm, other: ApplicationForm): boolean =>
  plain.every((key) => same(one[key], other[key])) &&
  one.timezone === other.timezone &&
  one.consent.age18 === other.consent.age18 &&
  one.consent.terms === other.consent.terms;

/** The form as it is stored: trimmed, empty list lines dropped, availability sorted and merged. */
export const tidyForm = (form: ApplicationForm): ApplicationForm => ({
  ...form,
  realName: form.realName.trim(),
  stageName: tidyName(form.stageName),
  phone: form.phone.trim(),
  experience: form.experience.trim(),
  leagues: linesOf(form.leagues),
  links: linesOf(form.links),
  availability: mergedRanges(form.availability),
});
