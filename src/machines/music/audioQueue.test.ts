import { describe, expect, it } from 'vitest';
import { LISTENING } from '#domain/listening/listening.ts';
import { noSongs, playedAll } from '#domain/listening/queue.ts';
import { playingMusic, startMusic } from '../../../tests/fakes/audio.ts';
import { track, tracks } from '../../../tests/fakes/music.ts';
import { selectInConflict, selectLengthS, selectSounds } from './audioQueue.selectors.ts';
import type { SharedQueue } from '#ports/sharedQueue.ts';

const [a, b, , , e] = tracks;

describe('MU-1, MU-4: playing', () => {
  it('opens what was pressed with the seat of the sound first, and hands on what follows', () => {
    const music = startMusic();
    music.playAll(1);
    expect(music.since()).toEqual(['focus', 'volume 1', 'open q2 b.m4a at 0', 'play']);
    music.tell('audio.playing');
    expect([music.state(), music.since()]).toEqual(['playing', ['next q3']]);
  });
  it('takes the song that joined for what plays, and hands on the one after it', () => {
    const music = playingMusic();
    music.tell({ type: 'audio.joined', key: 'q2' });
    expect([music.now(), music.context().atS, music.since()]).toEqual(['b', 0, ['next q3']]);
  });
  it('stops after the last song, at the beginning of the first', () => {
    const music = startMusic();
    music.playAll(4);
    music.tell('audio.playing');
    music.since();
    music.tell('audio.ended');
    expect([music.state(), music.now(), music.since()]).toEqual(['resting', 'a', ['release', 'close']]);
  });
  it('begins a song again by "previous" after its first seconds', () => {
    const music = playingMusic();
    music.send('music.next');
    music.tell('audio.playing');
    music.at(LISTENING.backToStartS + 1);
    music.since();
    music.send('music.previous');
    expect([music.now(), music.since()]).toEqual(['b', ['seek 0']]);
    music.send('music.previous');
    expect(music.now()).toBe('a');
  });
  it('seeks within the song alone', () => {
    const music = playingMusic();
    music.send({ type: 'music.seek', toS: 500 });
    music.send({ type: 'music.seek', toS: -5 });
    expect(music.since()).toEqual(['seek 70', 'seek 0']);
  });
});

describe('MU-2: the queue', () => {
  it('hands on another song when one is put in next, and takes it back', () => {
    const music = playingMusic();
    music.send({ type: 'music.playNext', tracks: [e] });
    expect([music.songs(), music.since()]).toEqual(['aebcde', ['next q6']]);
    music.send({ type: 'music.remove', qid: 'q6' });
    expect(music.since()).toEqual(['next q2']);
  });
  it('an album keeps what was put in by hand, says so, and undo brings all back with its second', () => {
    const music = playingMusic();
    music.send({ type: 'music.add', tracks: [e, e] });
    music.send({ type: 'music.playAll', tracks: [b, a], from: 'album:y', at: 0 });
    expect([music.songs(), music.news]).toEqual(['beea', [{ kind: 'replaced', kept: 2 }]]);
    music.send('music.undo');
    expect([music.songs(), music.context().atS, music.state()]).toEqual(['aeebcde', 10, 'loading']);
    expect(music.since().at(-2)).toBe('open q1 a.m4a at 10');
  });
  it('replaces an empty queue without a word, and an album without songs nothing', () => {
    const music = startMusic();
    music.playAll(0, []);
    expect([music.state(), music.news]).toEqual(['empty', []]);
    music.playAll();
    expect(music.news).toEqual([]);
  });
  it('goes on with the next song when the one that plays is taken out, and is empty after the last', () => {
    const music = startMusic();
    music.playAll(0, [a, b]);
    music.send({ type: 'music.remove', qid: 'q1' });
    expect([music.now(), music.state()]).toEqual(['b', 'loading']);
    music.send({ type: 'music.remove', qid: 'q2' });
    expect([music.state(), music.since().slice(-2)]).toEqual(['empty', ['release', 'close']]);
  });
});

describe('MU-3, X32: after a reload', () => {
  it('has the same queue, song and second, is silent, and passes no song', () => {
    const first = playingMusic();
    first.send({ type: 'music.setRepeat', repeat: 'all' });
    first.send({ type: 'music.setShuffle', seed: 3 });
    first.send('music.next');
    first.tell('audio.playing');
    first.at(33.7);
    const songs = first.songs();
    let kept = Object.fromEntries(first.kept);
    for (let reload = 0; reload < 10; reload += 1) {
      const next = startMusic(kept);
      expect([next.songs(), next.now(), next.context().atS]).toEqual([songs, first.now(), 33]);
      expect([next.state(), next.asked, next.context().queue.repeat]).toEqual(['resting', [], 'all']);
      kept = Object.fromEntries(next.kept);
    }
    const last = startMusic(kept);
    last.send('music.play');
    expect(last.since()).toContain(`open ${first.context().queue.entries[1]!.qid} ${first.now()}.m4a at 33`);
  });
  it.each(['', '{', '[]', '{"queue":{"entries":[{"qid":"x"}]}}', '{"queue":{"entries":[null],"index":9}}'])(
    'begins empty where what was kept cannot be read: %s',
    (text) => {
      const music = startMusic({ 'khandai.music.queue': text, 'khandai.music.at': '-4', 'khandai.music.volume': '7' });
      expect([music.state(), music.context().atS, music.context().volume]).toEqual(['empty', 0, 1]);
    },
  );
  it('says how long the song is before it is open', () => {
    const music = startMusic(Object.fromEntries(playingMusic().kept));
    expect(selectLengthS(music.actor.getSnapshot())).toBe(70);
  });
});

describe('MU-10: the one seat of the sound', () => {
  it('falls silent at once, says so, and goes on only when it is asked to', () => {
    const music = playingMusic();
    music.send('focus.lost');
    expect([music.state(), music.since(), music.news]).toEqual(['yielded', ['pause'], [{ kind: 'yielded' }]]);
    music.send('focus.gained');
    expect([music.state(), music.since()]).toEqual(['resuming', ['focus', 'play']]);
  });
  it('gives the seat up when it is paused', () => {
    const music = playingMusic();
    music.send('music.pause');
    expect(music.since()).toEqual(['release', 'pause']);
    music.send('focus.gained');
    expect(music.state()).toBe('paused');
  });
});

describe('MU-11: a line that is gone', () => {
  it('lets the song end, waits, and begins the next when the line is back', () => {
    const music = playingMusic();
    music.send('music.offline');
    music.tell('audio.ended');
    music.tell({ type: 'audio.failed', fatal: true, reason: 'media 4' });
    expect([music.state(), music.now()]).toEqual(['stranded', 'b']);
    music.since();
    music.send('music.online');
    expect([music.state(), music.since()]).toEqual(['loading', ['volume 1', 'open q2 b.m4a at 0', 'play']]);
  });
  it('passes a song that cannot be played, and no more than two of them', () => {
    const music = playingMusic();
    const broken = () => music.tell({ type: 'audio.failed', fatal: true, reason: 'media 4' });
    broken();
    expect([music.now(), music.news]).toEqual(['b', [{ kind: 'broken', name: 'Bài a' }]]);
    broken();
    broken();
    expect([music.state(), music.now(), music.news.length]).toEqual(['failed', 'c', 2]);
  });
  it('tries twice before it takes a song for broken', () => {
    const music = playingMusic();
    for (const delay of LISTENING.retryDelaysMs) {
      music.tell({ type: 'audio.failed', fatal: false, reason: 'media 2' });
      expect(music.state()).toBe('retrying');
      music.clock.increment(delay);
      expect([music.state(), music.now()]).toEqual(['loading', 'a']);
    }
    music.tell({ type: 'audio.failed', fatal: false, reason: 'media 2' });
    expect(music.now()).toBe('b');
  });
});

describe('MU-12: sleep, fade, loudness', () => {
  it('pauses after the minutes that were chosen', () => {
    const music = playingMusic();
    music.send({ type: 'music.sleep', after: 15 });
    music.clock.increment(15 * 60_000 - 1);
    expect(selectSounds(music.actor.getSnapshot())).toBe(true);
    music.clock.increment(1);
    expect([music.state(), music.context().sleep]).toEqual(['paused', null]);
  });
  it('keeps the time for sleep, and what is shared, when other songs are chosen', async () => {
    const music = startMusic();
    music.send({ type: 'music.member', on: true });
    await new Promise((resolve) => setImmediate(resolve));
    music.playAll();
    music.send({ type: 'music.sleep', after: 15 });
    music.playAll();
    const { sleeping, sharing } = music.actor.getSnapshot().value;
    expect([sleeping, sharing]).toEqual(['timed', 'due']);
  });
  it('stops after the song, with the next one ready', () => {
    const music = playingMusic();
    music.send({ type: 'music.sleep', after: 'song' });
    expect(music.since()).toEqual(['next nothing']);
    music.tell('audio.ended');
    expect([music.state(), music.now(), music.context().sleep]).toEqual(['resting', 'b', null]);
  });
  it('fades over as many seconds as were chosen, at most eight', () => {
    const music = playingMusic();
    music.send({ type: 'music.setFade', fadeS: 30 });
    expect([music.since(), music.kept.get('khandai.music.fade')]).toEqual([['next q2 over 8'], '8']);
  });
  it('turns a song by its stored gain, unless that is turned off', () => {
    const music = startMusic();
    music.playAll(0, [track('l', { gain: -6 })]);
    music.send({ type: 'music.setLevel', on: false });
    music.send({ type: 'music.setLevel', on: true });
    const levels = music.asked.filter((one) => one.startsWith('level')).map((one) => Number(one.slice(6)).toFixed(2));
    expect(levels).toEqual(['1.00', '0.50']);
  });
});

describe('MU-3: a member with two devices', () => {
  const theirs: SharedQueue = { rev: 7, queue: playedAll(noSongs, [e], null, 0), atS: 12 };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const member = { type: 'music.member', on: true } as const;
  it('takes the queue of another device where nothing was changed here', async () => {
    const music = startMusic({}, {}, { read: () => Promise.resolve(theirs) });
    music.send(member);
    await turn();
    expect([music.songs(), music.context().atS, music.state(), music.puts]).toEqual(['e', 12, 'resting', []]);
  });
  it('sends what changed, after a rest, and not what a guest does', async () => {
    const music = playingMusic();
    music.clock.increment(LISTENING.putRestMs);
    expect(music.puts).toEqual([]);
    music.send(member);
    await turn();
    music.clock.increment(LISTENING.putRestMs);
    expect(music.puts.map(({ rev, atS }) => [rev, atS])).toEqual([[0, 10]]);
    await turn();
    expect([music.context().rev, music.actor.getSnapshot().matches({ sharing: 'settled' })]).toEqual([1, true]);
  });
  it.each([
    ['keeps its own', 'music.keepMine', 'abcde'],
    ['takes the other', 'music.takeTheirs', 'e'],
    ['goes on here with the other', 'music.moveHere', 'e'],
  ] as const)('asks which one stands where both changed, and %s', async (_, press, songs) => {
    let conflicts = 1;
    const put = (queue: SharedQueue) =>
      Promise.resolve(
        conflicts-- > 0 ? ({ kind: 'conflict', theirs } as const) : ({ kind: 'taken', rev: queue.rev + 1 } as const),
      );
    const music = startMusic({}, {}, { put });
    music.playAll();
    music.send(member);
    await turn();
    music.clock.increment(LISTENING.putRestMs);
    await turn();
    expect(selectInConflict(music.actor.getSnapshot())).toBe(true);
    expect(music.songs()).toBe('abcde');
    music.send(press);
    await turn();
    expect([selectInConflict(music.actor.getSnapshot()), music.songs(), music.context().theirs]).toEqual([
      ...[false, songs, null],
    ]);
    expect(music.context().rev).toBe(press === 'music.keepMine' ? 8 : 7);
  });
  it.each([
    ['a newer one', () => Promise.resolve(theirs), ['e', 12, 'loading', 'moved']],
    ['none that is newer', () => Promise.resolve(null), ['abcde', 0, 'loading', 'nothingElsewhere']],
    ['nothing to say', () => Promise.reject(new Error('no line')), ['abcde', 0, 'loading', 'unmoved']],
  ] as const)(
    'goes on here by hand where the other device has %s; undo brings back what was here',
    async (_, read, end) => {
      let first = true;
      const music = startMusic({}, {}, { read: () => (first ? ((first = false), Promise.resolve(null)) : read()) });
      music.playAll();
      music.send(member);
      await turn();
      music.send('music.moveHere');
      await turn();
      expect([music.songs(), music.context().atS, music.state(), music.news.at(-1)?.kind]).toEqual(end);
      music.send('music.undo');
      expect(music.songs()).toBe('abcde');
    },
  );
});
