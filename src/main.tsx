import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Early } from '#adapters/browser/early.ts';
import type { App } from '#ui/app/AppContext.ts';
import { selectFound } from '#machines/navigation/navigation.selectors.ts';
import { loadPaintedParts } from '#ui/kit/lazyPart.tsx';
import { Root } from '#ui/layouts/Root.tsx';
import type { Island } from './paint.tsx';
import { createApp } from './wiring.ts';

declare global {
  interface Window {
    readonly early?: Early;
  }
}

const place = document.getElementById('root');
if (!place) throw new Error('index.html needs an element with the id "root"');
const data = document.getElementById('island');

/** Resolves once the page's code and words are loaded: the first render then matches the origin's HTML. */
const opened = ({ navigation }: App): Promise<void> =>
  new Promise((open) => {
    const watching = navigation.subscribe(look);
    function look() {
      if (navigation.getSnapshot().hasTag('busy')) return;
      watching.unsubscribe();
      open();
    }
    look();
  });

const begin = async () => {
  const island: Island | null = data?.textContent ? JSON.parse(data.textContent) : null;
  // Reading the data was long enough on a slow phone.
  if (island) await new Promise((go) => setTimeout(go));
  const app = createApp(window, island);
  // Without its code nothing is shown, so that nothing can be given away.
  if (app.spoiler.now().policy !== 'off')
    await app.session.load().then(
      ({ shield }) => shield.load(),
      () => null,
    );
  const page = (
    <StrictMode>
      <Root app={app} />
    </StrictMode>
  );
  if (!island) {
    window.early?.stop();
    return createRoot(place).render(page);
  }
  await opened(app);
  // The picture is what a room is for: it is fetched while the page is taken over.
  if (selectFound(app.navigation.getSnapshot())?.route.needs)
    import('./openEarly.ts').then(
      (early) => early.openEarly(app),
      () => null,
    );
  await loadPaintedParts();
  // At this point their state is the painted one.
  for (const actor of [app.navigation, app.locale, app.colour]) app.painted?.held?.<unknown>(actor);
  startTransition(() => void hydrateRoot(place, page));
  // From here on React handles presses, and hydrates their targets first.
  window.early?.handOver();
};
// In a separate task: evaluating the modules was a long one already.
setTimeout(() => void begin());
