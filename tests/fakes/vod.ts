import { createActor, SimulatedClock } from 'xstate';
import type { Progress } from '#domain/social/social.ts';
import type { Stub } from '#domain/vod/stub.ts';
import type { VodItem } from '#domain/vod/vod.ts';
import { vodInput } from '#machines/vod/vod.memory.ts';
import { selectFollowing, selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import type { VodEvent, VodInput } from '#machines/vod/vod.types.ts';
import { wireVodPlayer, type VodPorts } from '#machines/vod/vod.wire.ts';
import type { RecordedEvent } from '#ports/playback.ts';
import { fakeRecorded } from './playback.ts';
import { fakeStorage } from './storage.ts';

const source = { type: '', label: '', width: 0, height: 0, bitrate: 0 } as const;

/** An episode of 100 s: recap 5–10, intro 10–30, credits from 80; two sources, two languages, and a next episode. */
export const episode: VodItem = {
  ...{ kind: 'video', id: 'tau-s01e04', title: 'Chuyến tàu không đèn', artist: '', collection: 'Ga cuối đường ray' },
  ...{ artwork: null, path: '/phim-anh/xem-phim/tau?tap=tau-s01e04' },
  target: { type: 'episode', id: 'tau-s01e04' },
  sources: [
    { ...source, protocol: 'dash', streamLink: '/a.mpd' },
    { ...source, protocol: 'mp4', streamLink: '/a.mp4' },
  ],
  audio: [
    { id: '0', lang: 'vi', label: 'Việt' },
    { id: '1', lang: 'en', label: 'Anh' },
  ],
  subtitles: [
    { id: 'v', lang: 'vi', label: 'Việt', url: '/vi.vtt', default: true, forced: false, sdh: false },
    { id: 'e', lang: 'en', label: 'Anh', url: '/en.vtt', default: false, forced: false, sdh: false },
  ],
  segments: [
    { type: 'recap', from: 5, to: 10 },
    { type: 'intro', from: 10, to: 30 },
    { type: 'outro', from: 80, to: 100 },
  ],
  chapters: [
    { from: 0, title: 'Sân ga' },
    { from: 40, title: 'Kho than' },
  ],
  trickplay: { url: '/tiles-{n}.webp', cols: 4, rows: 2, w: 160, h: 90, everySec: 5 },
  next: { path: '/phim-anh/xem-phim/tau?tap=tau-s01e05', title: 'Mưa trên sân ga', no: 5, still: null },
  previous: { path: '/phim-anh/xem-phim/tau?tap=tau-s01e03', title: 'Kho than', no: 3, still: null },
};
/** A film of the same length without a next one, skippable parts or subtitles. */
export const film: VodItem = {
  ...episode,
  ...{
    id: 'pho',
    target: { type: 'episode', id: 'pho' },
    path: '/phim-anh/xem-phim/pho',
    title: 'Phố',
    collection: '',
  },
  ...{ audio: [], subtitles: [], segments: [], chapters: [], trickplay: null, next: null, previous: null },
};

export const VTT = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.000\nTàu này <i>không</i> có trong bảng giờ.\n';

type EventWithoutPayload = {
  [E in VodEvent as E['type']]: keyof E extends 'type' ? E['type'] : never;
}[VodEvent['type']];

/** A wired film player on a simulated clock, with one list of all its requests. */
export const startVod = (
  kept: Readonly<Record<string, string>> = {},
  input: Partial<VodInput> = {},
  over?: VodPorts['playback'],
) => {
  const clock = new SimulatedClock();
  const storage = fakeStorage(kept);
  const playback = fakeRecorded();
  const { asked } = playback;
  const places: Progress[] = [];
  const stubs: Stub[] = [];
  let texts: () => Promise<string> = () => Promise.resolve(VTT);
  const machine = wireVodPlayer({
    ...{ playback: over ?? playback, storage, clock },
    log: { warn: (message, detail) => asked.push(`log ${message} ${String(detail)}`), report: () => {} },
    focus: { request: () => asked.push('focus'), release: () => asked.push('release') },
    readText: () => texts(),
    tellPlace: (place) => places.push(place),
    stubs: { leave: (stub) => stubs.push(stub), drop: (id) => asked.push(`drop ${id}`) },
    goNext: (path) => asked.push(`go ${path}`),
  });
  const actor = createActor(machine, { clock, input: { ...vodInput(storage), ...input } }).start();
  const send = (event: VodEvent | EventWithoutPayload) =>
    actor.send(typeof event === 'string' ? ({ type: event } as VodEvent) : event);
  const tell = (event: RecordedEvent | EventWithoutPayload) =>
    playback.tell(typeof event === 'string' ? ({ type: event } as RecordedEvent) : event);
  return {
    ...{ actor, asked, clock, kept: storage.kept, storage, places, playback, send, stubs, tell },
    open: (item = episode, atS = 0, playing = true) => send({ type: 'vod.open', item, atS, playing }),
    at: (atS: number, lengthS = 100) => tell({ type: 'playback.position', atS, lengthS, bufferedS: atS + 20 }),
    fail: (fatal = false) => tell({ type: 'playback.failed', fatal, reason: '27' }),
    texts: (give: () => Promise<string>) => {
      texts = give;
    },
    context: () => actor.getSnapshot().context,
    now: () => selectVodPlayback(actor.getSnapshot()),
    following: () => selectFollowing(actor.getSnapshot()),
    /** The requests since the last call. */
    news: () => asked.splice(0),
  };
};
/** Playing; earlier requests are discarded. */
export const playingVod = (item = episode, input: Partial<VodInput> = {}) => {
  const vod = startVod({}, input);
  vod.open(item);
  vod.tell({ type: 'playback.loaded', profiles: [], sound: null });
  vod.tell('playback.playing');
  vod.at(1);
  vod.news();
  return vod;
};
