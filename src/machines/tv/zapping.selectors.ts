import type { SnapshotFrom } from 'xstate';
import type { Channel } from '#domain/tv/channel.ts';
import type { Trouble } from '#domain/tv/zapping.ts';
import type { zappingMachine } from './zapping.machine.ts';

export type ZappingSnapshot = SnapshotFrom<typeof zappingMachine>;

const screens = ['off', 'shown', 'dark'] as const;
/** What is on the screen; `slow`: no picture yet, after longer than a zap may take. */
export type Screen = (typeof screens)[number] | 'soon' | 'slow';

export const selectScreen = (snapshot: ZappingSnapshot): Screen => {
  if (snapshot.matches({ screen: { waiting: 'slow' } })) return 'slow';
  return screens.find((one) => snapshot.matches({ screen: one })) ?? 'soon';
};
/** A typed number that nobody has. */
export const isUnknown = (snapshot: ZappingSnapshot): boolean => snapshot.matches({ remote: 'unknown' });
export const selectDigits = ({ context }: ZappingSnapshot): string => context.digits;
export const selectChannel = ({ context }: ZappingSnapshot): Channel | null => context.channel;
export const selectTrouble = ({ context }: ZappingSnapshot): Trouble | null => context.trouble;
