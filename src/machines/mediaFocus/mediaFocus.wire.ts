import { mediaFocusMachine } from './mediaFocus.machine.ts';

/** `tell` notifies an owner, which may no longer exist. */
export interface MediaFocusPorts {
  readonly tell: (owner: string, news: 'focus.lost' | 'focus.gained') => void;
}

export const wireMediaFocus = ({ tell }: MediaFocusPorts) =>
  mediaFocusMachine.provide({
    actions: {
      tellLost: ({ context }) => tell(context.owner!, 'focus.lost'),
      tellGained: ({ context }) => tell(context.owner!, 'focus.gained'),
    },
  });
