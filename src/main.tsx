import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Early } from '#adapters/browser/early.ts';
import type { App } from '#ui/app/AppContext.ts';
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

/** Settles once the page's code and words are there: its first rendering is then the whole page, as the origin's was. */
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
  const app = createApp(window, island);
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
  await loadPaintedParts();
  // What they hold now is what was painted.
  for (const actor of [app.navigation, app.locale, app.colour]) app.painted?.held?.<unknown>(actor);
  startTransition(() => void hydrateRoot(place, page));
  // From here on React hears what is pressed, and takes over first what it belongs to.
  window.early?.handOver();
};
// In a task of its own: reading the modules was a long one already.
setTimeout(() => void begin());
