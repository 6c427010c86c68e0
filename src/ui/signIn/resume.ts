import type { GoogleAttempt } from '#domain/auth/google.ts';
import type { Intent } from '#domain/auth/intent.ts';
import { voteChoices } from '#domain/football/votes.ts';
import type { User } from '#domain/people/user.ts';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { bookById } from '#machines/bookings/bookings.acts.ts';
import { vote } from '#machines/football/votes.acts.ts';
import type { App } from '../app/AppContext.ts';
import { press, sayWhyNot } from '../app/press.ts';
import type { Words } from '../hooks/useWords.ts';
import { resumeSocial } from '../features/social/resumeSocial.ts';
import { draftKey } from '../shared/draftKey.ts';

/** The member, once known; null if the viewer ends up as a guest. */
const whoEntered = async ({ session }: Pick<App, 'session'>): Promise<User | null> => {
  const { auth } = await session.load();
  return new Promise((resolve) => {
    const look = () => {
      const snapshot = auth.getSnapshot();
      const viewer = selectViewer(snapshot);
      if (isLoggedIn(snapshot) && !viewer) return;
      watching.unsubscribe();
      resolve(isLoggedIn(snapshot) ? viewer : null);
    };
    const watching = auth.subscribe(look);
    look();
  });
};

/** Runs the action that waited for the session. */
const run = async (app: App, intent: Intent, t: Words<'signIn'>): Promise<void> => {
  const { storage } = app;
  if (intent.kind === 'message') {
    const { what, groupId, parentId } = intent;
    (await app.live.load()).chatRoomFor(groupId).send(what, parentId);
    const key = draftKey(groupId);
    if (storage.read(key)?.trim() === what) storage.write(key, null);
  }
  if (intent.kind === 'reaction')
    (await app.live.load()).chatRoomFor(intent.groupId).react(intent.messageId, intent.emoji, true);
  if ('target' in intent) await resumeSocial(app, intent);
  if (intent.kind === 'vote') {
    const { fixtureId, choice } = intent;
    const chosen = voteChoices.find((one) => one === choice);
    if (chosen) await sayWhyNot(app, await press(app, vote, { fixtureId, choice: chosen }));
  }
  if (intent.kind === 'book') {
    const { fixtureId, what } = intent;
    const end = await press(app, bookById, fixtureId);
    if (end.kind === 'done') app.notify('success', t('resumed.booked', { what }));
    else await sayWhyNot(app, end, () => t('resumed.bookFailed', { what }));
  }
};

/** Greets a member who signed in by a method other than the form, once they are known. */
export const welcome = async (app: App, t: Words<'signIn'>): Promise<User | null> => {
  const viewer = await whoEntered(app);
  if (viewer) app.notify('success', t('return.welcome', { name: viewer.displayName }));
  return viewer;
};

/** After the return from Google: greets the member, runs the waiting action, and returns to the previous page. */
export const resume = async (
  app: App,
  { purpose, returnTo, intent }: GoogleAttempt,
  t: Words<'signIn'>,
): Promise<void> => {
  if (purpose === 'link') app.notify('success', t('return.linked'));
  else {
    const viewer = await welcome(app, t);
    if (viewer && intent)
      await run(app, intent, t).catch((error: unknown) => app.log.report('An intent could not be resumed', error));
  }
  app.navigation.send({ type: 'navigation.go', to: returnTo, replace: true, state: null, pop: false });
};
