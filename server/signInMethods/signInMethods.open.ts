import { opened } from '../shared/area.ts';
import { signInMethodsArea } from './signInMethods.area.ts';

export interface SignInMethodsNeeds {
  readonly google: boolean;
  readonly passkeysFor: (site: string) => boolean;
}

export const openSignInMethods = ({ google, passkeysFor }: SignInMethodsNeeds) =>
  opened(signInMethodsArea, {
    handlers: { signInMethods: { open: async (_input, { site }) => ({ google, passkey: passkeysFor(site) }) } },
  });
