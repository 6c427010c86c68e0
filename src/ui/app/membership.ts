import type { ActorRefFrom } from 'xstate';
import type { Intent } from '#domain/auth/intent.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { isLoggedIn } from '#machines/auth/auth.selectors.ts';
import type { LayerStack } from './layerStack.ts';
import { LOGIN_LAYER } from './loginLayer.ts';

export interface Membership {
  /** Opens the log-in dialog if necessary; gives whether the viewer is a member afterwards. */
  readonly require: (intent?: Intent) => Promise<boolean>;
  /** The action that waits for the open log-in dialog. */
  readonly intent: () => Intent | null;
}

export const createMembership = (auth: ActorRefFrom<typeof authMachine>, layers: LayerStack): Membership => {
  let intent: Intent | null = null;
  const isMember = () => isLoggedIn(auth.getSnapshot());
  return {
    intent: () => intent,
    require: (wanted) => {
      if (isMember()) return Promise.resolve(true);
      intent = wanted ?? null;
      return new Promise((resolve) => {
        let shown = false;
        const settle = () => {
          shown ||= layers.isOpen(LOGIN_LAYER);
          if (!isMember() && (!shown || layers.isOpen(LOGIN_LAYER))) return;
          stopListening();
          watching.unsubscribe();
          intent = null;
          layers.close(LOGIN_LAYER);
          resolve(isMember());
        };
        const stopListening = layers.subscribe(settle);
        const watching = auth.subscribe(settle);
        layers.open(LOGIN_LAYER);
      });
    },
  };
};
