import { DEFAULT_LEAD_MIN, type LeadMin } from '#domain/match/leadMin.ts';
import { matchTitle, type Booking, type Match } from '#domain/match/match.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import type { App } from '../../app/AppContext.ts';
import { requireMember } from '../../app/requireMember.ts';
import type { Words } from '../../hooks/useMessages.ts';
import type { useNotify } from '../../hooks/useNotify.ts';
import { reminderPlace } from './reminderPlace.ts';

const none: readonly Booking[] = [];

/** Shown at once, told to the origin, and read back from there; not ok when the origin said no. `had` is what stood there before. */
export const setBooking = async (app: App, match: Match, on: boolean, leadMin?: LeadMin | null) => {
  const userId = app.session.now()?.auth.getSnapshot().context.viewer?.userId ?? '';
  const { fixtureId, startTime } = match;
  const wish = leadMin === undefined ? {} : { leadMin };
  const lead =
    leadMin === undefined ? {} : leadMin === null ? { leadIsDefault: true } : { leadMin, leadIsDefault: false };
  const draft: Booking = {
    ...{ bookingId: `draft-${fixtureId}`, fixtureId, commentatorId: null, name: '', userId, startTime, match },
    leadIsDefault: true,
    ...lead,
  };
  let had: Booking | undefined;
  app.resources.update(bookingList, { userId }, (list: readonly Booking[] = none) => {
    had = list.find((one) => one.fixtureId === fixtureId);
    return [...list.filter((one) => one !== had), ...(on ? [{ ...draft, ...had, ...lead }] : [])];
  });
  const port = await app.area('bookings');
  const { ok } = await port.set({ fixtureId, on, ...wish }, new AbortController().signal);
  app.resources.invalidate(bookingList, { userId });
  return { ok, had };
};

/** What is said once a match is booked: when the reminder comes, and where it does (V-16). */
const bookedWords = async ({ session, messages, locale }: App): Promise<string> => {
  const language = locale.getSnapshot().context.locale;
  await messages.load(language, ['booking']);
  const actor = session.now()?.settings.now();
  const settings = actor ? selectSettings(actor.getSnapshot()) : null;
  const place = reminderPlace(settings);
  const when = messages.word(language, 'booking', `when.${settings?.defaultLeadMin ?? DEFAULT_LEAD_MIN}`);
  return messages.word(language, 'booking', `booked.${place === 'both' ? 'bell' : place}`, { when });
};

interface Toggle {
  readonly match: Match;
  readonly on: boolean;
  readonly notify: ReturnType<typeof useNotify>;
  readonly t: Words<'schedule'>;
}

/** Books or gives back for a member, and says so; a guest is asked in first. */
export const toggleBooking = async (app: App, { match, on, notify, t }: Toggle): Promise<void> => {
  if (!(await requireMember(app, { kind: 'book', what: matchTitle(match), fixtureId: match.fixtureId }))) return;
  const { ok, had } = await setBooking(app, match, on);
  if (!ok) return notify('error', t('toast.failed'));
  notify(on ? 'success' : 'info', on ? await bookedWords(app) : t('toast.removed'), {
    label: t('toast.undo'),
    run: () => void setBooking(app, match, !on, had?.leadIsDefault ? undefined : had?.leadMin),
  });
};
