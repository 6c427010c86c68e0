import type { AudioEvent, AudioPort, AudioSession } from '#ports/audio.ts';
import { makeDeck, type Deck, type Graph } from './songDeck.ts';
import { createJoin } from './songJoin.ts';

/** Four times a second, as for films. */
const TICK_MS = 250;
/** MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED: another try is pointless. */
const NOT_SUPPORTED = 4;

export interface SongsNeeds {
  readonly makeElement: () => HTMLAudioElement;
  /** Null where the browser has none; songs follow each other with a gap then. */
  readonly makeContext: () => AudioContext | null;
}

const bufferedAround = ({ buffered, currentTime }: HTMLAudioElement): number => {
  for (let i = 0; i < buffered.length; i += 1)
    if (buffered.start(i) <= currentTime + 0.1 && buffered.end(i) >= currentTime) return buffered.end(i);
  return currentTime;
};

/** MU-4: songs on two elements that take turns; what an element holds in memory is for the browser to bound. */
export const browserSongs = ({ makeElement, makeContext }: SongsNeeds): AudioPort => {
  let made: { readonly decks: readonly [Deck, Deck]; readonly graph: Graph | null } | null = null;
  // An element can be given to a graph only once, so they stay when a session ends.
  const make = () => {
    if (made) return made;
    const context = makeContext();
    const graph = context && { context, out: context.createGain() };
    graph?.out.connect(graph.context.destination);
    made = { decks: [makeDeck(makeElement(), graph), makeDeck(makeElement(), graph)], graph };
    return made;
  };
  return { open: (tell) => openSongs(make(), tell) };
};

const openSongs = (
  { decks, graph }: { readonly decks: readonly [Deck, Deck]; readonly graph: Graph | null },
  tell: (event: AudioEvent) => void,
): AudioSession => {
  const listening = new AbortController();
  let at: 0 | 1 = 0;
  let wanted = false;
  const now = () => decks[at];
  const other = () => decks[at === 0 ? 1 : 0];

  const tellPosition = () => {
    const deck = now();
    if (deck.element.readyState === 0 || deck.element.seeking) return;
    const lengthS = deck.lengthS();
    const bufferedS = bufferedAround(deck.element);
    tell({ type: 'audio.position', atS: Math.min(deck.heardS(), lengthS || deck.heardS()), lengthS, bufferedS });
  };
  const join = createJoin({
    ...{ graph, now, other },
    joined: () => {
      const before = now();
      const song = before.sound();
      at = at === 0 ? 1 : 0;
      tell({ type: 'audio.joined', key: now().sound()?.key ?? '' });
      const goesOn = now().element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
      tell({ type: goesOn ? 'audio.playing' : 'audio.waiting' });
      // The end of a fade is still heard.
      const restMs = Math.max(0, before.lengthS() - before.heardS()) * 1000;
      setTimeout(() => before.sound() === song && before !== now() && before.drop(), restMs + 200);
    },
  });

  const fail = (element: HTMLAudioElement) => {
    const { code = 0, message = '' } = element.error ?? {};
    tell({ type: 'audio.failed', fatal: code === NOT_SUPPORTED, reason: `media ${code} ${message}`.trim() });
  };
  const listen = (deck: Deck) => {
    const { element } = deck;
    const on = (type: keyof HTMLMediaElementEventMap, run: () => void) =>
      element.addEventListener(type, () => deck === now() && deck.sound() && run(), { signal: listening.signal });
    on('playing', () => tell({ type: 'audio.playing' }));
    on('seeked', () => {
      tellPosition();
      if (!element.paused) tell({ type: 'audio.playing' });
    });
    on('waiting', () => tell({ type: 'audio.waiting' }));
    on('durationchange', tellPosition);
    on('pause', () => {
      if (!wanted || element.ended || !element.paused) return;
      wanted = false;
      tell({ type: 'audio.paused' });
    });
    on('error', () => fail(element));
    on('ended', () => {
      if (join.isUnderWay()) return;
      join.cancel();
      setTimeout(() => !listening.signal.aborted && element.ended && tell({ type: 'audio.ended' }), deck.held() * 1000);
    });
    element.addEventListener('error', () => deck === other() && deck.sound() && join.cancel(), {
      signal: listening.signal,
    });
  };
  for (const deck of decks) listen(deck);

  /** Nothing but the one song, also where another was fading or about to begin. */
  const alone = () => {
    join.cancel();
    if (other().sound()) other().drop();
    now().steady();
  };
  const play = () => {
    wanted = true;
    void graph?.context.resume();
    now()
      .element.play()
      .catch((error: unknown) => {
        // Other errors mean that `play` was interrupted by a load or a pause.
        if (listening.signal.aborted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        wanted = false;
        tell({ type: 'audio.refused' });
      });
  };
  const ticking = setInterval(() => {
    tellPosition();
    join.look();
  }, TICK_MS);
  return {
    open: (sound, atS) => {
      join.wish(null, 0);
      alone();
      wanted = false;
      now().element.pause();
      now().load(sound, atS);
    },
    play,
    pause: () => {
      wanted = false;
      const heardS = now().heardS();
      const held = now().held() > 0;
      alone();
      now().element.pause();
      if (held) now().settle(heardS);
      tellPosition();
    },
    seekTo: (seconds) => {
      alone();
      now().settle(seconds);
    },
    setVolume: (volume) => {
      if (graph) graph.out.gain.value = volume;
      else for (const { element } of decks) element.volume = volume;
    },
    setLevel: (level) => now().setLevel(level),
    setNext: (sound, fadeS) => join.wish(sound, fadeS),
    close: () => {
      listening.abort();
      clearInterval(ticking);
      join.cancel();
      for (const deck of decks) deck.drop();
    },
  };
};
