import { PARTY, type PartyCommand, type PartyDetail } from '#domain/party/party.ts';
import { partyAfter, type PartyEvent } from '#domain/party/partyAfter.ts';
import { offsetOf } from '#domain/party/partyClock.ts';
import { notSteered, steer, type Steered, type Steering } from '#domain/party/steer.ts';
import type { PartyPlayerPort } from '#ports/party.ts';
import type { WatchPartyContext, WatchPartyEvent } from './watchParty.types.ts';

export interface PilotPorts {
  readonly player: PartyPlayerPort;
  /** Says something to the party; its answer tells the origin's time. */
  readonly say: (partyId: string, cmd: PartyCommand, more: PartyDetail) => void;
  /** Milliseconds that only go up. */
  readonly now: () => number;
  /** Again and again, until the returned function is called. */
  readonly every: (ms: number, run: () => void) => () => void;
}

/** So many answers are wanted at once, and one in so many comparisons after them. */
const CLOCK = { first: 5, every: 40 } as const;

const apply = (player: PartyPlayerPort, { press, seekS, setRate, rate }: Steered): void => {
  if (setRate !== null) player.setRate(setRate);
  if (seekS !== null) player.seek(seekS);
  if (press === 'play') player.play();
  if (press === 'pause') player.pause();
  player.setPace(rate);
};

/** Compares the player with its party four times a second, moves it, and tells the others what a leader did. */
export const startPilot = (
  first: WatchPartyContext,
  tell: (event: WatchPartyEvent) => void,
  { player, say, now, every }: PilotPorts,
) => {
  let context = first;
  let memory: Steering = { ...notSteered, synced: first.created };
  let ticks = 0;
  const askClock = (): void => {
    const wanted = context.samples.length < CLOCK.first || ticks % CLOCK.every === 0;
    if (wanted && context.joined) say(context.joined.partyId, 'clock', {});
    ticks += 1;
  };
  const compare = (): void => {
    const { state, joined, samples } = context;
    const offset = offsetOf(samples);
    const seen = player.now();
    if (!state || !joined || offset === null || !seen) return;
    const originNow = now() + offset;
    const done = steer(state, joined.me, seen, originNow, memory);
    memory = done.next;
    apply(player, done);
    if (done.tell) {
      const { cmd, ...more } = done.tell;
      say(joined.partyId, cmd, more);
      // A told command is whole: what it lacks by type it does not need.
      const acted = partyAfter(state, { ...done.tell, by: joined.me } as PartyEvent, originNow);
      context = { ...context, state: acted };
      tell({ type: 'party.acted', state: acted });
    }
    tell({ type: done.close ? 'party.close' : 'party.lagging' });
  };
  const stop = every(PARTY.tickMs, () => {
    askClock();
    compare();
  });
  askClock();
  return {
    guide: (next: WatchPartyContext): void => {
      const moved = next.state !== context.state;
      context = next;
      if (moved) compare();
    },
    stop: (): void => {
      stop();
      player.setPace(context.state?.rate ?? 1);
    },
  };
};
