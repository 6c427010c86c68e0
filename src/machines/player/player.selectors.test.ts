import { expect, it } from 'vitest';
import { openedPlayer, playingPlayer, startPlayer } from '../../../tests/fakes/player.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { playerMachine } from './player.machine.ts';
import { isWatching, selectPlayback, selectSound } from './player.selectors.ts';

wellFormed('player', playerMachine);

const stages = {
  opening: () => openedPlayer(),
  playing: () => playingPlayer(),
  buffering: () => {
    const player = playingPlayer();
    player.tell('playback.waiting');
    return player;
  },
  retrying: () => {
    const player = playingPlayer();
    player.fail();
    return player;
  },
  switchingSource: () => {
    const player = playingPlayer();
    player.fail(true);
    return player;
  },
  paused: () => {
    const player = playingPlayer();
    player.send('player.pause');
    return player;
  },
  ended: () => {
    const player = playingPlayer();
    player.tell('playback.ended');
    return player;
  },
  failed: () => {
    const player = stages.switchingSource();
    player.clock.increment(1000);
    player.fail(true);
    return player;
  },
};

it.each([
  ['opening', true],
  ['playing', true],
  ['buffering', true],
  ['retrying', true],
  ['switchingSource', true],
  ['paused', false],
  ['ended', false],
  ['failed', false],
] as const)('NAV-3: while %s a new build waits: %s', (stage, waits) => {
  const state = stages[stage]().state();
  expect([selectPlayback(state), isWatching(state)]).toEqual([stage, waits]);
});

it('NAV-3: where nothing is watched, nothing waits', () => {
  const state = startPlayer().state();
  expect([selectPlayback(state), selectSound(state), isWatching(state)]).toEqual(['idle', 'muted', false]);
});

it('does what is asked of a closed source to nothing', () => {
  const player = stages.failed();
  player.news();
  player.send('player.unmute');
  player.send({ type: 'player.setVolume', volume: 0.3 });
  expect(player.news().filter((asked) => asked !== 'focus' && asked !== 'release')).toEqual([]);
});
