import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '#contract/http/bookings.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { social } from '#contract/http/social.ts';
import { tv } from '#contract/http/tv.ts';
import type { TargetTicket } from '#domain/bookings/ticket.ts';
import type { ShelfItem } from '#domain/social/shelf.ts';
import type { Channel, ChannelPage, TvSource } from '#domain/tv/channel.ts';
import type { GuideRow } from '#domain/tv/programme.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { asked } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

/** The demo's channels, served by an origin that really listens. */
let origin: RunningOrigin;
let member: Session;
onEveryDatabase('TV', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    member = await newMember(origin.url);
  });
  afterAll(() => origin.stop());

  const ask = <A>(call: AnyCall, input: object = {}, token: string | null = member.token) =>
    asked<A>(origin.url, call, input, { token });
  const channels = async (input: object = {}) => (await ask<ChannelPage>(tv.channels, input, null)).data.list;
  const onAir = async (channelIds: string, ts: number) =>
    (await ask<readonly GuideRow[]>(tv.guide, { channelIds, fromTs: ts, toTs: ts + 1 }, null)).data[0]!.programmes[0]!;

  it('TV-6: what a channel is said to be is what its stream is', async () => {
    const all = await channels();
    expect(all).toHaveLength(12);
    const statuses: Readonly<Record<string, number>> = { ok: 200, slow: 200, blocked: 403, dead: 404 };
    for (const { streamLink, health } of all.flatMap(({ sources }) => sources))
      expect([streamLink, (await fetch(origin.url + streamLink)).status]).toEqual([streamLink, statuses[health]]);
  });

  it('TV-8: what was is a stream of its own, whole, in both ways of streaming; the newest piece of what is on is there', async () => {
    const now = Date.now();
    for (const [channelId, whole] of [
      ['song-ben', 'type="static"'],
      ['lotus-court', '#EXT-X-STREAM-INF'],
    ] as const) {
      const { programmeId } = await onAir(channelId, now - 8 * 3_600_000);
      const { data } = await ask<{ readonly sources: readonly TvSource[] }>(tv.catchUp, { programmeId }, null);
      const manifest = await fetch(origin.url + data.sources[0]!.streamLink);
      expect([manifest.status, (await manifest.text()).includes(whole)]).toEqual([200, true]);
      expect((await fetch(new URL('v540/0.m4s', manifest.url))).status).toBe(200);
    }
    const { programmeId } = await onAir('song-ben', now);
    expect((await ask(tv.catchUp, { programmeId }, null)).code).toBe(200);
  });

  it('TV-12: a radio has sound and no picture', async () => {
    const [radio] = await channels({ channelIds: 'radio-song-dem' });
    const playlist = await (await fetch(origin.url + radio!.sources[0]!.streamLink)).text();
    expect([radio!.kind, playlist.includes('RESOLUTION'), playlist.includes('mp4a')]).toEqual(['radio', false, true]);
  });

  it('TV-5: a saved channel, and one that was watched, over all nations; it stands on the shelf', async () => {
    const target = (id: string) => ({ type: 'channel', id });
    expect(await ask(social.save, { target: target('kawa-akari'), on: true })).toMatchObject({ code: 200 });
    const items = [{ target: target('ben-phim'), position: 0, duration: 0, at: Date.now() }];
    expect(await ask(social.putHistory, { items })).toMatchObject({ data: { accepted: 1 } });
    const mine = (await ask<Record<'favourites' | 'recents', readonly Channel[]>>(tv.mine)).data;
    expect(mine.favourites.map(({ channelId }) => channelId)).toEqual(['kawa-akari']);
    expect(mine.recents.map(({ channelId }) => channelId)).toEqual(['ben-phim']);
    const [item] = (await ask<readonly ShelfItem[]>(social.shelf)).data;
    expect(item).toMatchObject({ target: target('ben-phim'), left: null, card: { path: '/tivi/vietnam/ben-phim' } });
  });

  it('TV-8, X29: a programme that is over stands on the shelf with what is left of it, as long as its channel keeps it', async () => {
    const { programmeId, startTs, stopTs } = await onAir('song-ben', Date.now() - 8 * 3_600_000);
    const old = await onAir('song-ben', Date.now() - 60 * 3_600_000);
    const put = (id: string, position: number, at: number) =>
      ask(social.putHistory, { items: [{ target: { type: 'programme', id }, position, duration: 0, at }] });
    await put(old.programmeId, 60, Date.now() - 2000);
    expect(await put(programmeId, 60, Date.now())).toMatchObject({ data: { accepted: 1 } });
    const programmes = (await ask<readonly ShelfItem[]>(social.shelf)).data.filter(
      ({ target }) => target.type === 'programme',
    );
    expect(programmes).toMatchObject([
      {
        ...{ target: { id: programmeId }, left: (stopTs - startTs) / 1000 - 60 },
        card: { path: `/tivi/vietnam/song-ben?tu=${startTs / 1000}` },
      },
    ]);
  });

  it('TV-10: a programme of tomorrow is a ticket among all others', async () => {
    const { programmeId } = await onAir('ben-phim', Date.now() + 86_400_000);
    const target = { type: 'programme', id: programmeId };
    expect(await ask(bookings.set, { target, leadMin: 5, on: true })).toMatchObject({ code: 200, data: { target } });
    const { data } = await ask<readonly TargetTicket[]>(bookings.list, { with: 'all' });
    expect(data.map((one) => one.target)).toEqual([target]);
    expect((await ask<readonly unknown[]>(bookings.list)).data).toEqual([]);
  });

  it('TV-6: one viewer’s report is taken, and sinks nothing', async () => {
    const report = { channelId: 'song-ben', sourceId: 'song-ben-dash', error: 'viewer', tookMs: 0 };
    expect(await ask(tv.report, report)).toMatchObject({ code: 200 });
    expect((await channels({ channelIds: 'song-ben' }))[0]!.health).toBe('ok');
    expect(await ask(tv.report, report, null)).toMatchObject({ code: 401 });
  });
});
