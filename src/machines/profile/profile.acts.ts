import type { User } from '#domain/people/user.ts';
import type { Outcome } from '#ports/failure.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';

/** The name that everybody sees. */
export const saveName = act({
  name: 'saveName',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, nickname: string, { signal }) =>
    (await loadPort('profile')).save({ nickname }, signal),
  invalidates: [],
});

/**
 * A drawn picture. Those pressed while one is on its way wait, and only the last of them is sent: arrow keys press every
 * one in between.
 */
export const takeDrawing = act({
  name: 'takeDrawing',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, latest: () => string, { signal }) => {
    const { save } = await loadPort('profile');
    const take = async (): Promise<Outcome<User>> => {
      const profilePicture = latest();
      const outcome = await save({ profilePicture }, signal);
      return outcome.ok && latest() !== profilePicture ? take() : outcome;
    };
    return take();
  },
  invalidates: [],
});

export const removePicture = act({
  name: 'removePicture',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, _: null, { signal }) => (await loadPort('profile')).removePicture(signal),
  invalidates: [],
});
