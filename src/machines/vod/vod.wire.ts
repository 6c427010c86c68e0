import { fromCallback, fromPromise } from 'xstate';
import type { Progress } from '#domain/social/social.ts';
import { parseVtt, type Cue } from '#domain/vod/captions.ts';
import { progressOf } from '#domain/vod/resume.ts';
import type { Stub } from '#domain/vod/stub.ts';
import type { PlaybackPort, RecordedSession } from '#ports/playback.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import { vodPlayerMachine } from './vod.machine.ts';
import { rememberVod } from './vod.memory.ts';
import { placesOn } from './vod.places.ts';
import type { VodCommand, VodContext, VodEvent } from './vod.types.ts';

export interface VodPorts {
  readonly playback: Pick<PlaybackPort, 'openRecorded'>;
  readonly storage: StoragePort;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly log: LogPort;
  /** The one seat of the sound; `focus.gained` or `focus.lost` follows. */
  readonly focus: { readonly request: () => void; readonly release: () => void };
  /** The text of a WebVTT file. */
  readonly readText: (url: string, signal: AbortSignal) => Promise<string>;
  /** Tells the origin a member's place; completed even if the page is left, and dropped for a guest. */
  readonly tellPlace: (place: Progress) => void;
  readonly stubs: { readonly leave: (stub: Stub) => void; readonly drop: (id: string) => void };
  /** Opens the page of what follows; playing goes on there. */
  readonly goNext: (path: string) => void;
}

/** Positions up to here count as not begun: nothing is kept. */
const BEGUN_S = 1;

const placeOf = ({ item, atS, soughtS, lengthS }: VodContext, now: number): Progress | null => {
  const at = soughtS ?? atS;
  return item && lengthS > 0 && at >= BEGUN_S ? progressOf(item, at, lengthS, now) : null;
};

export const wireVodPlayer = (ports: VodPorts) => {
  const { storage, clock, log, focus, stubs } = ports;
  const places = placesOn(storage);
  // A place is written when its second changes, not four times a second.
  let written = '';
  const keepHere = (context: VodContext) => {
    const place = placeOf(context, clock.now());
    const text = place ? `${place.target.id} ${place.position}` : written;
    if (!place || text === written) return;
    written = text;
    places.keep(place);
  };
  return vodPlayerMachine.provide({
    actors: {
      session: sessionOver(ports.playback),
      loadCues: fromPromise<readonly Cue[], string>(async ({ input, signal }) =>
        parseVtt(await ports.readText(input, signal)),
      ),
    },
    actions: {
      requestFocus: () => focus.request(),
      releaseFocus: () => focus.release(),
      remember: ({ context }) => rememberVod(storage, context),
      keepHere: ({ context }) => keepHere(context),
      tellOrigin: ({ context }) => {
        const place = placeOf(context, clock.now());
        if (place) ports.tellPlace(place);
      },
      leaveStub: ({ context: { item, wanted, atS, soughtS } }) => {
        if (item && wanted) stubs.leave({ ...stubOf(item), atS: soughtS ?? atS });
      },
      dropStub: ({ context: { item } }) => {
        if (item) stubs.drop(item.id);
      },
      goNext: ({ context }) => {
        if (context.item?.next) ports.goNext(context.item.next.path);
      },
      reportFailure: ({ event }) => {
        if (event.type === 'playback.failed') log.warn('Playback failed', event.reason);
      },
    },
  });
};

const stubOf = ({ id, title, path }: { readonly id: string; readonly title: string; readonly path: string }) => ({
  ...{ id, title, path },
});

/** Opens one source at a time; a closed source tells nothing more. */
const sessionOver = (playback: VodPorts['playback']) =>
  fromCallback<VodEvent>(({ sendBack, receive }) => {
    let session: RecordedSession | null = null;
    const close = () => {
      const closing = session;
      session = null;
      closing?.close();
    };
    receive((received) => {
      // The chart sends the session nothing but its commands.
      const command = received as unknown as VodCommand;
      if (command.type === 'session.close') close();
      else if (command.type === 'session.open') {
        close();
        const { context } = command;
        const opened: RecordedSession = playback.openRecorded(
          context.item!.sources[context.source]!,
          context.atS,
          (event) => {
            if (session === opened) sendBack(event);
          },
        );
        session = opened;
        start(opened, context);
      } else if (session) perform(session, command);
    });
    return close;
  });

const start = (session: RecordedSession, { volume, mutedBy, rate, quality, audioId, wanted }: VodContext): void => {
  session.setVolume(volume);
  session.setMuted(mutedBy !== null);
  session.setRate(rate);
  session.setQuality(quality);
  if (audioId !== null) session.setAudio(audioId);
  if (wanted) session.play();
};

const perform = (session: RecordedSession, command: VodCommand): void => {
  if (command.type === 'session.play') session.play();
  if (command.type === 'session.pause') session.pause();
  if (command.type === 'session.seek') session.seekTo(command.toS);
  if (command.type === 'session.rate') session.setRate(command.rate);
  if (command.type === 'session.quality') session.setQuality(command.quality);
  if (command.type === 'session.audio') session.setAudio(command.id);
  if (command.type === 'session.stats') session.askStats();
  if (command.type !== 'session.sound') return;
  session.setVolume(command.volume);
  session.setMuted(command.muted);
};
