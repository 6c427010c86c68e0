import { fromCallback } from 'xstate';
import type { LiveSession, PlaybackPort } from '#ports/playback.ts';
import type { LogPort, StoragePort } from '#ports/storage.ts';
import { keptQuality, QUALITY } from './keptQuality.ts';
import { playerMachine } from './player.machine.ts';
import type { PlayerContext, PlayerEvent, PlayerInput, SessionCommand } from './player.types.ts';

export interface PlayerPorts {
  readonly playback: PlaybackPort;
  readonly storage: StoragePort;
  readonly log: LogPort;
  /** Requests and releases the media focus; `focus.gained` or `focus.lost` follows. */
  readonly focus: { readonly request: () => void; readonly release: () => void };
}

const keys = {
  volume: 'khandai.player.volume',
  muted: 'khandai.player.muted',
} as const;

/** The chart's input: `createActor(wirePlayer(ports), { input: playerInput(storage) })`. */
export const playerInput = (storage: StoragePort): PlayerInput => {
  const volume = Number(storage.read(keys.volume) ?? Number.NaN);
  return {
    volume: volume > 0 && volume <= 1 ? volume : null,
    mutedByViewer: storage.read(keys.muted) === 'yes',
    quality: keptQuality(storage),
  };
};

export const wirePlayer = ({ playback, storage, log, focus }: PlayerPorts) =>
  playerMachine.provide({
    actors: { session: sessionOver(playback) },
    actions: {
      rememberSound: ({ context }) => rememberSound(storage, context),
      rememberQuality: ({ context: { quality } }) => {
        if (quality !== 'audio') storage.write(QUALITY, quality);
      },
      requestFocus: () => focus.request(),
      releaseFocus: () => focus.release(),
      reportFailure: ({ event }) => {
        if (event.type === 'playback.failed') log.warn('Playback failed', event.reason);
      },
    },
  });

const rememberSound = (storage: StoragePort, { volume, mutedBy }: PlayerContext): void => {
  storage.write(keys.volume, String(volume));
  storage.write(keys.muted, mutedBy === 'viewer' ? 'yes' : null);
};

/** Opens one source at a time; a closed source emits nothing more. */
const sessionOver = (playback: PlaybackPort) =>
  fromCallback<PlayerEvent>(({ sendBack, receive }) => {
    let session: LiveSession | null = null;
    const close = () => {
      const closing = session;
      session = null;
      closing?.close();
    };
    receive((received) => {
      // The chart sends the session nothing but its commands.
      const command = received as unknown as SessionCommand;
      if (command.type === 'session.close') close();
      else if (command.type === 'session.open') {
        close();
        const opened: LiveSession = playback.openLive(command.stream, (event) => {
          if (session === opened) sendBack(event);
        });
        session = opened;
        start(opened, command);
      } else if (session) perform(session, command);
    });
    return close;
  });

const start = (session: LiveSession, open: Extract<SessionCommand, { readonly type: 'session.open' }>): void => {
  session.setVolume(open.volume);
  session.setMuted(open.muted);
  session.setQuality(open.quality);
  session.setCatchUp(open.catchUp);
  session.play();
};

const perform = (session: LiveSession, command: SessionCommand): void => {
  if (command.type === 'session.play') session.play();
  if (command.type === 'session.pause') session.pause();
  if (command.type === 'session.askForSound') session.askForSound();
  if (command.type === 'session.quality') session.setQuality(command.quality);
  if (command.type === 'session.seek') session.seekBehind(command.seconds);
  if (command.type === 'session.catchUp') session.setCatchUp(command.on);
  if (command.type !== 'session.sound') return;
  session.setVolume(command.volume);
  session.setMuted(command.muted);
};
