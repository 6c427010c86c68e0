import { fromCallback, fromPromise } from 'xstate';
import { byHand } from '#domain/listening/queue.ts';
import type { AudioPort, AudioSession } from '#ports/audio.ts';
import type { PutAnswer, SharedQueue, SharedQueuePort } from '#ports/sharedQueue.ts';
import type { LogPort } from '#ports/storage.ts';
import { audioQueueMachine } from './audioQueue.machine.ts';
import type { MusicCommand, MusicEvent } from './audioQueue.types.ts';

/** What a listener is told in passing. */
export type MusicNews =
  | { readonly kind: 'yielded' }
  /** A list was begun, and so many songs that were put in by hand were kept. */
  | { readonly kind: 'replaced'; readonly kept: number }
  | { readonly kind: 'broken'; readonly name: string }
  /** Another device's queue is here now; there was none newer; nobody could be asked. */
  | { readonly kind: 'moved' | 'nothingElsewhere' | 'unmoved' };

export interface MusicPorts {
  readonly audio: AudioPort;
  readonly log: LogPort;
  /** The one seat of the sound; `focus.gained` or `focus.lost` follows. */
  readonly focus: { readonly request: () => void; readonly release: () => void };
  readonly tell: (news: MusicNews) => void;
  readonly shared: SharedQueuePort;
}

export const wireAudioQueue = ({ audio, log, focus, tell, shared }: MusicPorts) =>
  audioQueueMachine.provide({
    actors: {
      sound: soundOver(audio),
      readQueue: fromPromise<SharedQueue | null, null>(({ signal }) => shared.read(signal)),
      putQueue: fromPromise<PutAnswer, SharedQueue>(({ input, signal }) => shared.put(input, signal)),
    },
    actions: {
      requestFocus: () => focus.request(),
      releaseFocus: () => focus.release(),
      tellYielded: () => tell({ kind: 'yielded' }),
      tellKept: ({ context: { queue } }) => {
        if (queue.entries.length > 0) tell({ kind: 'replaced', kept: byHand(queue).length });
      },
      tellMoved: () => tell({ kind: 'moved' }),
      tellNothingElsewhere: () => tell({ kind: 'nothingElsewhere' }),
      tellUnmoved: () => tell({ kind: 'unmoved' }),
      tellBroken: ({ context: { queue } }) => tell({ kind: 'broken', name: queue.entries[queue.index]!.track.name }),
      reportFailure: ({ event }) => {
        if (event.type === 'audio.failed') log.warn('A song failed', event.reason);
      },
    },
  });

/** Opened with the first song; a closed session tells nothing more. */
const soundOver = (audio: AudioPort) =>
  fromCallback<MusicEvent>(({ sendBack, receive }) => {
    let session: AudioSession | null = null;
    const close = () => {
      const closing = session;
      session = null;
      closing?.close();
    };
    receive((received) => {
      // The chart sends the sound nothing but its commands.
      const command = received as unknown as MusicCommand;
      if (command.type === 'sound.close') return close();
      if (command.type === 'sound.open' && !session) {
        const opened: AudioSession = audio.open((event) => {
          if (session === opened) sendBack(event);
        });
        session = opened;
      }
      if (session) perform(session, command);
    });
    return close;
  });

const perform = (session: AudioSession, command: MusicCommand): void => {
  if (command.type === 'sound.open') {
    session.setVolume(command.volume);
    session.open(command.sound, command.atS);
  }
  if (command.type === 'sound.play') session.play();
  if (command.type === 'sound.pause') session.pause();
  if (command.type === 'sound.seek') session.seekTo(command.toS);
  if (command.type === 'sound.volume') session.setVolume(command.volume);
  if (command.type === 'sound.level') session.setLevel(command.level);
  if (command.type === 'sound.next') session.setNext(command.sound, command.fadeS);
};
