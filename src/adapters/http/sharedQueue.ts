import { music } from '#contract/http/music.ts';
import { musicMine } from '#contract/http/musicMine.ts';
import type { Entry, Queue } from '#domain/listening/queue.ts';
import type { Track } from '#domain/listening/track.ts';
import { MUSIC } from '#domain/music/music.ts';
import type { KeptQueue } from '#domain/music/queue.ts';
import { readTargets, targetText } from '#domain/social/social.ts';
import type { PutAnswer, SharedQueue, SharedQueuePort } from '#ports/sharedQueue.ts';
import type { Send } from './send.ts';

/** A queue's conflict at the origin. */
const CONFLICT = 409;
const OWN = /^q\d{1,9}$/u;

/** Another kind of device may name its places otherwise: they are counted anew then. */
const entriesOf = ({ items }: KeptQueue, songs: ReadonlyMap<string, Track>): readonly Entry[] => {
  const own = items.every(({ qid }) => OWN.test(qid));
  return items.flatMap(({ qid, songId, from }, i) => {
    const track = songs.get(songId);
    return track ? [{ qid: own ? qid : `q${i + 1}`, track, from: from ? targetText(from) : null }] : [];
  });
};
const queueOf = (kept: KeptQueue, songs: ReadonlyMap<string, Track>): Queue => {
  const entries = entriesOf(kept, songs);
  // Songs that are gone do not move what plays.
  const gone = kept.items.slice(0, kept.index).filter(({ songId }) => !songs.has(songId)).length;
  const index = Math.max(0, Math.min(kept.index - gone, entries.length - 1));
  return { ...{ entries, index, repeat: kept.repeat }, shuffleSeed: kept.shuffleSeed ?? null };
};

/** MU-3: the queue that a member's devices share. */
export const httpSharedQueue = (send: Send): SharedQueuePort => {
  const read = async (signal: AbortSignal): Promise<SharedQueue | null> => {
    const answer = await send(musicMine.queue, {}, signal);
    if (!answer.ok) throw new Error(`the queue: ${answer.failure.kind}`);
    const kept = answer.value;
    if (kept.rev === 0) return null;
    const ids = [...new Set(kept.items.map(({ songId }) => songId))];
    const songs = new Map<string, Track>();
    for (let at = 0; at < ids.length; at += MUSIC.idsAtOnce) {
      const found = await send(music.songs, { ids: ids.slice(at, at + MUSIC.idsAtOnce).join() }, signal);
      if (!found.ok) throw new Error(`its songs: ${found.failure.kind}`);
      for (const song of found.value) songs.set(song.songId, song);
    }
    const by = { device: kept.device, at: kept.updatedAt };
    return { rev: kept.rev, queue: queueOf(kept, songs), atS: kept.positionMs / 1000, by };
  };
  const put = async ({ rev, queue, atS }: SharedQueue, signal: AbortSignal): Promise<PutAnswer> => {
    const { entries, index, repeat, shuffleSeed } = queue;
    const items = entries.map(({ qid, track, from }) => {
      const target = from === null ? null : readTargets(from)?.[0];
      return { qid, songId: track.songId, ...(target && { from: target }) };
    });
    const answer = await send(
      musicMine.putQueue,
      {
        ...{ rev, items, index, repeat, positionMs: Math.round(atS * 1000) },
        ...(shuffleSeed !== null && { shuffleSeed }),
      },
      signal,
      { keepalive: items.length < 100 },
    );
    if (answer.ok) return { kind: 'taken', rev: answer.value.rev };
    const { failure } = answer;
    if (failure.kind !== 'refused' || failure.code !== CONFLICT) throw new Error(`the queue: ${failure.kind}`);
    const theirs = await read(signal);
    if (!theirs) throw new Error('the queue: a conflict with nothing');
    return { kind: 'conflict', theirs };
  };
  return { read, put };
};
