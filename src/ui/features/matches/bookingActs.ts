import { DEFAULT_LEAD_MIN } from '#domain/match/leadMin.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { book, type BookingWish } from '#machines/bookings/bookings.acts.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import type { ActEnd } from '#machines/resource/act.ts';
import { selectValue } from '#machines/resource/resource.selectors.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import type { App } from '../../app/AppContext.ts';
import { press, sayWhyNot } from '../../app/press.ts';
import type { Words } from '../../hooks/useWords.ts';
import type { useNotify } from '../../hooks/useNotify.ts';
import { reminderPlace } from './reminderPlace.ts';

/** Books a match or cancels the booking, without a notice; gives the kind of result. */
export const setBooking = async (app: App, wish: BookingWish): Promise<ActEnd<unknown>['kind']> =>
  (await press(app, book, wish)).kind;

/** The notice after booking: when the reminder comes, and by which channel (V-16). */
const bookedWords = async ({ session, words, locale }: App): Promise<string> => {
  const language = locale.getSnapshot().context.locale;
  await words.load(language, ['booking']);
  const actor = session.now()?.settings.now();
  const settings = actor ? selectSettings(actor.getSnapshot()) : null;
  const place = reminderPlace(settings);
  const when = words.word(language, 'booking', `when.${settings?.defaultLeadMin ?? DEFAULT_LEAD_MIN}`);
  return words.word(language, 'booking', `booked.${place === 'both' ? 'bell' : place}`, { when });
};

interface Toggle {
  readonly match: Match;
  readonly on: boolean;
  readonly notify: ReturnType<typeof useNotify>;
  readonly t: Words<'schedule'>;
}

/** Books a match or cancels the booking, with a notice; a guest is asked to log in first. */
export const toggleBooking = async (app: App, { match, on, notify, t }: Toggle): Promise<void> => {
  const { fixtureId } = match;
  const bookings = app.resources.ref(bookingList, { member: true });
  const had = selectValue(bookings)(bookings.getSnapshot())?.find((one) => one.fixtureId === fixtureId);
  const end = await press(app, book, { match, on }, { kind: 'book', what: matchTitle(match), fixtureId });
  if (end.kind !== 'done')
    return sayWhyNot(app, end, ({ kind }) => (kind === 'refused' || kind === 'serverFault' ? t('toast.failed') : null));
  notify(on ? 'success' : 'info', on ? await bookedWords(app) : t('toast.removed'), {
    label: t('toast.undo'),
    run: () => void setBooking(app, { match, on: !on, ...(had && !had.leadIsDefault && { leadMin: had.leadMin }) }),
  });
};
