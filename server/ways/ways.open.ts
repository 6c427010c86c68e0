import { opened } from '../shared/area.ts';
import { waysArea } from './ways.area.ts';

export interface WaysNeeds {
  readonly google: boolean;
  readonly passkeysFor: (site: string) => boolean;
}

export const openWays = ({ google, passkeysFor }: WaysNeeds) =>
  opened(waysArea, {
    handlers: { ways: { open: async (_input, { site }) => ({ google, passkey: passkeysFor(site) }) } },
  });
