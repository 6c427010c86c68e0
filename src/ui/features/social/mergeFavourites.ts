import type { App } from '../../app/AppContext.ts';
import { deviceFavouritesIn } from './deviceFavourites.ts';

/** Hands what a guest followed on this device over to the member, each entry once, by the call that follows it. */
export const mergeFavourites = (app: Pick<App, 'storage' | 'loadPort' | 'resources'>): Promise<void> => {
  const device = deviceFavouritesIn(app.storage);
  return device.mergeOnce(async () => {
    for (const one of device.now().toReversed()) {
      const port = await app.loadPort('social');
      const { type, id, clientId } = one;
      const outcome = await port.follow({ target: { type, id }, on: true, clientId }, new AbortController().signal);
      // What is there no more, or one too many, is not tried for ever.
      if (outcome.ok || outcome.failure.kind === 'refused') device.remove(one);
      else return;
    }
    for (const name of ['favouriteList', 'followedTeams', 'standing', 'followedList', 'followedAll'])
      app.resources.invalidate({ name });
  });
};
