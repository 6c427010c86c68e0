import { describe, expect, it } from 'vitest';
import { playingPlayer } from '../../../tests/fakes/player.ts';
import { hasGivenUpCatchUp, isAtEdge, selectBehindS, selectPosition, selectWindowS } from './player.selectors.ts';

describe('the live edge', () => {
  const stall = (player: ReturnType<typeof playingPlayer>, behindS: number) => {
    player.tell('playback.waiting');
    player.tell('playback.playing');
    player.latency(1, behindS);
  };

  it('tells how far behind it is, and how far it reaches back', () => {
    const player = playingPlayer();
    player.latency(7, 3);
    expect([selectBehindS(player.state()), selectWindowS(player.state()), selectPosition(player.state())]).toEqual([
      3, 300, 7,
    ]);
    expect(isAtEdge(player.state())).toBe(true);
    player.latency(8, 3.1);
    expect(isAtEdge(player.state())).toBe(false);
  });

  it('jumps back once after a stall that left it behind', () => {
    const player = playingPlayer();
    stall(player, 9);
    expect([player.now(), player.news()]).toEqual(['buffering', ['catchUp true', 'seek 0']]);
    player.tell('playback.playing');
    player.latency(2, 9);
    expect([player.now(), player.news()]).toEqual(['playing', []]);
  });

  it('does not jump where it is 3 s behind or less', () => {
    const player = playingPlayer();
    stall(player, 3);
    expect([player.now(), player.news()]).toEqual(['playing', ['catchUp true']]);
  });

  it('gives up catching up after 4 stalls', () => {
    const player = playingPlayer();
    for (let stalls = 1; stalls <= 3; stalls += 1) stall(player, 0);
    expect([player.news(), hasGivenUpCatchUp(player.state())]).toEqual([
      ['catchUp true', 'catchUp true', 'catchUp true'],
      false,
    ]);
    stall(player, 30);
    expect([player.news(), hasGivenUpCatchUp(player.state()), player.now()]).toEqual([
      ['catchUp false'],
      true,
      'playing',
    ]);
    player.send('player.toEdge');
    expect(player.news()).toEqual(['seek 0', 'catchUp false']);
  });

  it('jumps when the tab is seen again after it fell behind', () => {
    const player = playingPlayer();
    player.latency(1, 20);
    expect(player.news()).toEqual([]);
    player.send('player.visible');
    player.latency(2, 21);
    expect(player.news()).toEqual(['seek 0']);
  });

  it('rewinds within the window and chases nothing then', () => {
    const player = playingPlayer();
    player.latency(1, 0);
    player.send({ type: 'player.seekBehind', seconds: 60 });
    expect([player.now(), player.news()]).toEqual(['buffering', ['seek 60', 'catchUp false']]);
    player.tell('playback.playing');
    stall(player, 60);
    player.send('player.visible');
    player.latency(2, 60);
    expect(player.news()).toEqual(['catchUp false']);
    player.send({ type: 'player.seekBehind', seconds: 4000 });
    player.send({ type: 'player.seekBehind', seconds: -1 });
    expect(player.news()).toEqual(['seek 300', 'catchUp false', 'seek 0', 'catchUp true']);
  });

  it.each([
    [3, true],
    [3.1, false],
  ])('a rewind by %f s follows the edge: %s', (seconds, follows) => {
    const player = playingPlayer();
    player.latency(1, 0);
    player.send({ type: 'player.seekBehind', seconds });
    expect(player.news()).toEqual([`seek ${seconds}`, `catchUp ${follows}`]);
  });

  it('a rewind by hand ends the chase after a hidden tab', () => {
    const player = playingPlayer();
    player.send('player.visible');
    player.send({ type: 'player.seekBehind', seconds: 2 });
    player.tell('playback.playing');
    player.news();
    player.latency(1, 9);
    expect([player.now(), player.news()]).toEqual(['playing', []]);
  });

  it.each([
    ['a rewind', { type: 'player.seekBehind', seconds: 0 }],
    ['a jump to the edge', { type: 'player.toEdge' }],
  ] as const)('%s while buffering has 8 s of its own', (_, seek) => {
    const player = playingPlayer();
    player.tell('playback.waiting');
    player.clock.increment(7999);
    player.send(seek);
    player.clock.increment(7999);
    expect(player.now()).toBe('buffering');
    player.clock.increment(1);
    expect(player.now()).toBe('retrying');
  });

  it('seeks without counting a stall, while buffering too', () => {
    const player = playingPlayer();
    player.send('player.toEdge');
    player.send('player.toEdge');
    player.clock.increment(7999);
    expect([player.now(), player.news(), player.state().context.stalls]).toEqual([
      'buffering',
      ['seek 0', 'catchUp true', 'seek 0', 'catchUp true'],
      0,
    ]);
  });
});
