import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FixtureEntry, SequencedFixture } from '#domain/football/fixtureFeed.ts';
import type { TopicSource } from '#server/shared/topicSource.ts';
import { entriesOf as entriesIn, type ChatClient } from './support/chatClient.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { startChatOrigin, type ChatOrigin } from './support/chatOrigin.ts';
import { virtualTime, type VirtualTime } from './support/virtualTime.ts';

const status = (statusText: string): FixtureEntry => ({
  ...{ kind: 'status', ts: 1, status: 'live', statusText, phase: '1H', startTs: 0 },
});

/** One match, controlled by the test, with room for one more topic. */
const fakeMatch = () => {
  const all: SequencedFixture[] = [];
  const opened: string[] = [];
  let left = 0;
  let tell: (entry: SequencedFixture) => void = () => {};
  const source: TopicSource = {
    knows: async (id) => id !== 'made-up' && !id.startsWith('x'),
    open: (id, added) => {
      if (id === 'full') return null;
      opened.push(id);
      tell = added;
      return {
        epoch: 'f1',
        ready: async () => {},
        head: () => all.length,
        latest: () => all.slice(-1),
        after: (seq) => (seq > all.length ? null : all.slice(seq)),
        leave: () => void (left += 1),
      };
    },
  };
  return {
    source,
    opened,
    left: () => left,
    say: (text: string) => {
      const entry = { seq: all.length + 1, data: status(text) };
      all.push(entry);
      tell(entry);
    },
  };
};

onEveryDatabase('5.3: the topic fixture.{id}, with LIMITS=on', (url) => {
  let origin: ChatOrigin;
  let time: VirtualTime;
  const match = fakeMatch();
  const guest = async () => origin.connect(await origin.guestToken());
  const told = (client: ChatClient) =>
    client.frames
      .filter((frame) => 'topic' in frame && frame.topic === 'fixture.9')
      .flatMap((frame) => entriesIn(frame).map(({ seq }) => seq));

  beforeAll(async () => {
    time = virtualTime();
    origin = await startChatOrigin({
      url: await url(),
      limits: true,
      clock: time.clock,
      after: time.after,
      fixtures: match.source,
    });
  });
  afterAll(() => origin.close());

  it('is told to guests in sequence; who was cut off gets what was missed, and nothing twice', async () => {
    const [stays, leaves] = [await guest(), await guest()];
    const first = await stays.sub('fixture.9');
    expect(first).toMatchObject({ epoch: 'f1', seq: 0, recovered: false, messages: [] });
    await leaves.sub('fixture.9');
    match.say('1');
    await leaves.next('message');
    leaves.cut();
    match.say('2');
    match.say('3');
    const back = await guest();
    const again = await back.sub('fixture.9', { epoch: 'f1', seq: 1 });
    expect(again.recovered).toBe(true);
    expect(again.messages.map(({ seq }) => seq)).toEqual([2, 3]);
    match.say('4');
    await back.next('message', ({ seq }) => seq === 4);
    await stays.next('message', ({ seq }) => seq === 4);
    expect(told(stays)).toEqual([1, 2, 3, 4]);
    expect(told(back)).toEqual([2, 3, 4]);
    const anew = await (await guest()).sub('fixture.9', { epoch: 'another', seq: 1 });
    expect(anew).toMatchObject({ recovered: false, seq: 4 });
    expect(anew.messages.map(({ seq }) => seq)).toEqual([4]);
    expect(match.opened).toEqual(['9']);
  });

  it('says nothing of who listens, and nothing can be said in it', async () => {
    const client = await guest();
    await client.sub('fixture.9');
    const data = { clientId: 'c', originalMessage: 'x' };
    client.send({ type: 'send', path: 'chat.sendMessage', topic: 'fixture.9', data });
    expect((await client.next('error')).code).toBe(422);
    expect(client.frames.some(({ type }) => type === 'presence')).toBe(false);
  });

  it('S-21: an unknown match has no topic, a made-up name is no topic, and a full house is said so', async () => {
    const client = await guest();
    client.send({ type: 'sub', topic: 'fixture.made-up' });
    expect(await client.next('error')).toMatchObject({ code: 404, topic: 'fixture.made-up' });
    client.send({ type: 'sub', topic: 'fixture.full' });
    expect(await client.next('error')).toMatchObject({ code: 503, topic: 'fixture.full', retryAfter: 30 });
    for (const topic of ['fixture.', 'fixture.a b', `fixture.${'a'.repeat(65)}`, 'fixtures.9']) {
      client.send({ type: 'sub', topic });
      expect((await client.next('error')).code).toBe(422);
    }
    expect(match.opened).toEqual(['9']);
  });

  it('CLAUSES "Limits": counts as one of the 20 topics of its socket', async () => {
    const client = await guest();
    for (let i = 0; i < 19; i += 1) await client.sub(`chatroom.g${i}`);
    await client.sub('fixture.9');
    client.send({ type: 'sub', topic: 'fixture.10' });
    expect(await client.next('error')).toMatchObject({ code: 429, topic: 'fixture.10' });
  });

  it('S-21: who asks for one made-up match after another is shut out', async () => {
    const client = await guest();
    for (let i = 0; i < 400; i += 1) client.send({ type: 'sub', topic: `fixture.x${i}` });
    expect(await client.closed).toBe(1008);
  });

  it('is let go once its last listener has left', async () => {
    const before = match.left();
    const client = await guest();
    await client.sub('fixture.alone');
    client.send({ type: 'unsub', topic: 'fixture.alone' });
    await client.sub('chatroom.30');
    expect(match.left()).toBe(before + 1);
  });
});
