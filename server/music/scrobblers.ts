import * as Schema from 'effect/Schema';
import type { DataOf } from '#contract/http/call.ts';
import type { musicMine } from '#contract/http/musicMine.ts';
import type { StoredEvents } from '../bus/storedEvents.ts';
import type { Queries } from '../database/database.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { Play } from './plays.store.ts';
import type { ScrobblersStore } from './scrobblers.store.ts';
import type { Speak } from './speak.ts';

/** Seals text that only this server can read; `server/outbox/seal.ts` implements it. */
export interface TokenSeal {
  readonly close: (text: string, about: string) => string;
  readonly open: (sealed: string, about: string) => string | null;
}
/** A song in the form that is sent to other servers. */
export interface ToldSong {
  readonly artist: string;
  readonly name: string;
  readonly album: string | null;
  readonly durationSec: number;
}
export interface ScrobblersNeeds {
  readonly store: ScrobblersStore;
  readonly outbox: Outbox;
  readonly seal: TokenSeal;
  readonly speak: Speak;
  readonly origins: readonly string[];
  readonly told: (songId: string) => Promise<ToldSong | null>;
}
type Scrobbler = DataOf<(typeof musicMine)['scrobbler']>;
type Played = StoredEvents['music.played'];

/** Plays that could not be sent for a day are dropped. */
const OLDEST_MS = 86_400_000;

const Valid = Schema.fromJsonString(
  Schema.Struct({ valid: Schema.Boolean, user_name: Schema.optionalKey(Schema.NullOr(Schema.String)) }),
);
const readValid = Schema.decodeUnknownOption(Valid);

/** A base URL to which paths are appended; null if it may not be contacted. */
const addressOf = (text: string, origins: readonly string[]): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return bare && origins.includes(url.origin) ? new URL(url.pathname.replace(/\/*$/u, '/'), url.origin) : null;
};

/** Sends members' plays to the server that they chose, by the ListenBrainz API and through the outbox. */
export const createScrobblers = ({ store, outbox, seal, speak, origins, told }: ScrobblersNeeds) => {
  const sealed = (userId: string): string => `scrobbler ${userId}`;
  const of = async (userId: string): Promise<Scrobbler> => {
    const row = await store.of(userId);
    return {
      origins: [...origins],
      to: row && { address: row.address, name: row.name, since: row.since, lastAt: row.lastAt, fault: row.fault },
    };
  };
  const listen = async ({ songId, startedAt }: Played['plays'][number]) => {
    const song = await told(songId);
    return song === null
      ? []
      : [
          {
            listened_at: Math.floor(startedAt / 1000),
            track_metadata: {
              ...{ artist_name: song.artist, track_name: song.name },
              ...(song.album !== null && { release_name: song.album }),
              additional_info: { media_player: 'Khán Đài', duration_ms: Math.round(song.durationSec * 1000) },
            },
          },
        ];
  };
  return {
    of,
    put: async (
      userId: string,
      wish: { readonly address: string; readonly token: string },
      now: number,
    ): Promise<Scrobbler | Refusal> => {
      const address = addressOf(wish.address.trim(), origins);
      if (!address) return refused(422, { fields: { address: 'is none that this portal sends to' } });
      const token = wish.token.trim();
      if (!/^[\x21-\x7e]{8,200}$/u.test(token)) return refused(422, { fields: { token: 'is no token' } });
      const answer = await speak(new URL('1/validate-token', address), { method: 'GET', token });
      if (answer === null || answer.status >= 500) return refused(422, { fields: { address: 'does not answer' } });
      const valid = answer.status === 200 ? readValid(answer.text) : null;
      if (valid?._tag !== 'Some' || !valid.value.valid)
        return refused(422, { fields: { token: 'is not known there' } });
      const name = (valid.value.user_name ?? '').slice(0, 80);
      await store.put(userId, { address: address.href, token: seal.close(token, sealed(userId)), name, since: now });
      return of(userId);
    },
    remove: async (userId: string): Promise<Scrobbler> => {
      await store.remove(userId);
      return of(userId);
    },
    /** Runs in the transaction that counts the plays. */
    forward: async (queries: Queries, userId: string, plays: readonly Play[], now: number): Promise<void> => {
      if (origins.length === 0 || (await store.of(userId)) === null) return;
      const message = { userId, at: now, plays: plays.map(({ songId, startedAt }) => ({ songId, startedAt })) };
      await outbox.publish(queries, 'music.played', message);
    },
    /** Retried for a day while the server does not answer; not retried if the token is refused. */
    hear: async ({ userId, at, plays }: Played, now: number): Promise<void> => {
      const row = await store.of(userId);
      const address = row && addressOf(row.address, origins);
      const token = row && seal.open(row.token, sealed(userId));
      if (!row || !address || token === null || row.since > at || now - at > OLDEST_MS) return;
      const payload = (await Promise.all(plays.map(listen))).flat();
      if (payload.length === 0) return;
      const body = JSON.stringify({ listen_type: payload.length === 1 ? 'single' : 'import', payload });
      const answer = await speak(new URL('1/submit-listens', address), { method: 'POST', token, body });
      const isDone = answer !== null && answer.status >= 200 && answer.status < 300;
      const isFinal = answer !== null && answer.status >= 300 && answer.status < 500 && answer.status !== 429;
      await store.tried(userId, row.since, now, isDone ? null : isFinal ? 'refused' : 'unreachable');
      if (!isDone && !isFinal) throw new Error('the scrobbling server does not answer');
    },
  };
};
export type Scrobblers = ReturnType<typeof createScrobblers>;
