import { browserHolds } from '#adapters/browser/holds.ts';
import type { Cookies } from '#adapters/browser/cookies.ts';
import { keepHideOdds, keepPolicy } from '#adapters/browser/spoiler.ts';
import type { AuthRef } from '#machines/auth/auth.wire.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resources } from '#machines/resource/resources.ts';
import { watchFollowed } from '#machines/spoiler/followed.ts';
import { createShield } from '#machines/spoiler/shield.ts';
import type { App } from '#ui/app/AppContext.ts';
import type { Shield, Spoiler } from '#ui/app/spoiler.ts';
import { watchWatched } from '#ui/app/watchedMatch.ts';

export interface SpoilerHere extends Pick<App, 'live' | 'stage' | 'storage' | 'clock'> {
  readonly document: Document;
  readonly auth: AuthRef;
  readonly cookies: Cookies;
  readonly resources: Resources<Ports>;
  readonly spoiler: Pick<Spoiler, 'now' | 'become'>;
}

/** Wires what hides results and odds, once a viewer hides some. */
export const wireSpoiler = (here: SpoilerHere): Shield => {
  const { document, cookies, resources, auth, stage, live, storage, clock, spoiler } = here;
  const shield = createShield({
    ...{ storage, now: clock.now, holds: browserHolds(document), policy: spoiler.now().policy },
    keep: (policy) => keepPolicy(cookies, policy),
    show: spoiler.become,
    watchFollowed: (tell) => watchFollowed({ resources, auth, storage }, tell),
    watchStage: (tell) => watchWatched({ stage, live, resources }, tell),
  });
  return {
    ...shield,
    hideOdds: (on) => {
      keepHideOdds(cookies, on);
      spoiler.become({ hideOdds: on });
    },
  };
};
