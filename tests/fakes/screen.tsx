import type { ReactNode } from 'react';
import { act as reactAct } from 'react';
import { createRoot } from 'react-dom/client';
import { AppContext, type App } from '#ui/app/AppContext.ts';
import '#ui/theme/theme.ts';
import { fakeApp } from './app.ts';

/** Runs an action and lets React finish; poll for later effects, such as lazily loaded code. */
export const act = async (run: () => unknown): Promise<void> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await reactAct(async () => {
    await run();
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
};

const mounted = new Set<() => Promise<void>>();

/** Renders content under a fake application with loaded words; `clear` unmounts it. */
export const show = async <A extends App = ReturnType<typeof fakeApp>>(
  content: ReactNode,
  app = fakeApp() as App as A,
) => {
  const { locale } = app.locale.getSnapshot().context;
  await app.words.load(locale, ['shell', 'account', 'signIn', 'menu', 'home', 'schedule', 'room', 'chat', 'player']);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(() => root.render(<AppContext value={app}>{content}</AppContext>));
  const unmount = async () => {
    await act(() => root.unmount());
    place.remove();
    mounted.delete(unmount);
  };
  mounted.add(unmount);
  return { app, place, unmount };
};

/** Unmounts everything that was shown. */
export const clear = async (): Promise<void> => {
  for (const unmount of mounted) await unmount();
};
