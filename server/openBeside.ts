import { artPlugin } from './art/artPlugin.ts';
import { lacksDelivery, type Config } from './config.ts';
import { VOICES_EVERY_MS } from './demo/voices.ts';
import { onDemoAir } from './demoMedia.ts';
import { demoVoices } from './demoVoices.ts';
import { mediaPlugin } from './media/mediaPlugin.ts';
import type { MediaStore } from './media/mediaStore.ts';
import { shownLettersPage } from './post/shownLettersPage.ts';

export interface BesideNeeds {
  readonly chat: Parameters<typeof demoVoices>[0];
  readonly config: Config;
  readonly clock: () => number;
  readonly failed: (error: unknown) => void;
  readonly scenes: MediaStore;
  readonly speed: number;
  readonly shown: Parameters<typeof shownLettersPage>[0];
}

/** Parts without calls of their own: the demo's voices, pictures and streams, and the outbox page. */
export const openBeside = ({ chat, config, clock, failed, scenes, speed, shown }: BesideNeeds) => {
  const { demo } = config;
  const voices = demoVoices(chat, clock, failed);
  const resolveRoom = demo ? onDemoAir(clock) : () => null;
  return {
    demo: { handlers: {}, jobs: demo ? [{ name: 'demo.speak', everyMs: VOICES_EVERY_MS, run: voices }] : [] },
    media: { handlers: {}, plugins: [mediaPlugin({ store: scenes, resolveRoom, now: clock, speed })] },
    art: { handlers: {}, plugins: [artPlugin] },
    post: { handlers: {}, plugins: config.outbox && lacksDelivery(config) ? [shownLettersPage(shown)] : [] },
  };
};
