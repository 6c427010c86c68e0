import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Recording, RecorderNews, RecorderTrouble } from '#ports/recorder.ts';
import type { VoiceRecorderEvent } from './voiceRecorder.machine.ts';
import { selectRecorderStep, selectRecorderTrouble, selectRecording } from './voiceRecorder.selectors.ts';
import { wireVoiceRecorder } from './voiceRecorder.wire.ts';

/** The wired chart, over a fake microphone that the test controls. */
const start = (input: { readonly recording: Recording | null } = { recording: null }) => {
  const did: string[] = [];
  const clock = new SimulatedClock();
  let tell: (news: RecorderNews) => void = () => {};
  let ended: (whole: boolean) => void = () => {};
  let lost: () => void = () => {};
  const actor = createActor(
    wireVoiceRecorder({
      recorder: {
        open: (news) => {
          did.push('open');
          tell = news;
          return { stop: () => void did.push('stop'), close: () => void did.push('close') };
        },
        level: () => 0,
        play: (sound, over) => {
          did.push(`play ${sound.size}`);
          ended = over;
          return () => void did.push('silent');
        },
      },
      focus: {
        take: (told) => {
          did.push('take');
          lost = told;
        },
        give: () => void did.push('give'),
      },
    }),
    { clock, input },
  ).start();
  const send = (
    type: Exclude<VoiceRecorderEvent, { readonly recording: unknown } | { readonly trouble: unknown }>['type'],
  ) => actor.send({ type });
  return {
    send,
    pass: (ms: number) => clock.increment(ms),
    began: () => tell({ type: 'recorder.began' }),
    ended: (durationMs = 42_000, size = 9) =>
      tell({ type: 'recorder.ended', recording: { sound: new Blob(['x'.repeat(size)]), durationMs } }),
    failed: (trouble: RecorderTrouble) => tell({ type: 'recorder.failed', trouble }),
    playedOut: () => ended(true),
    lose: () => lost(),
    step: () => selectRecorderStep(actor.getSnapshot()),
    value: () => JSON.stringify(actor.getSnapshot().value).replaceAll(/[{}"]/g, ''),
    recording: () => selectRecording(actor.getSnapshot()),
    trouble: () => selectRecorderTrouble(actor.getSnapshot()),
    news: () => did.splice(0),
  };
};
const recorded = () => {
  const t = start();
  t.send('recorder.record');
  t.began();
  t.send('recorder.stop');
  t.ended();
  t.news();
  return t;
};

describe('CA-3: recording', () => {
  it('asks for the microphone, records, and hands over what was said', () => {
    const t = start();
    t.send('recorder.record');
    expect([t.value(), t.news()]).toEqual(['live:asking', ['take', 'open']]);
    t.began();
    expect(t.value()).toBe('live:recording');
    t.send('recorder.stop');
    expect([t.value(), t.news()]).toEqual(['live:stopping', ['stop']]);
    t.ended(12_000);
    expect([t.value(), t.recording()?.durationMs, t.news()]).toEqual(['recorded:still', 12_000, ['close', 'give']]);
  });

  it('goes on with what was recorded before', () => {
    const t = start({ recording: { sound: new Blob(['x']), durationMs: 12_000 } });
    expect([t.value(), t.recording()?.durationMs, t.news()]).toEqual(['recorded:still', 12_000, []]);
  });

  it('tells the screen where it is, step by step', () => {
    const t = start();
    const steps = [t.step()];
    const then = (act: () => void) => {
      act();
      steps.push(t.step());
    };
    then(() => t.send('recorder.record'));
    then(t.began);
    then(() => t.send('recorder.stop'));
    then(t.ended);
    then(() => t.send('recorder.play'));
    then(t.playedOut);
    then(() => t.send('recorder.record'));
    then(() => t.failed('denied'));
    expect(steps).toEqual([
      ...(['idle', 'asking', 'recording', 'stopping', 'recorded', 'playing', 'recorded', 'asking', 'refused'] as const),
    ]);
  });

  it('five seconds are enough', () => {
    const t = start();
    t.send('recorder.record');
    t.began();
    t.ended(5000);
    expect([t.step(), t.recording()?.durationMs]).toEqual(['recorded', 5000]);
  });

  it('ends by itself after 60 seconds', () => {
    const t = start();
    t.send('recorder.record');
    t.pass(100_000);
    t.began();
    t.pass(59_999);
    expect(t.value()).toBe('live:recording');
    t.pass(1);
    expect([t.value(), t.news().at(-1)]).toEqual(['live:stopping', 'stop']);
  });

  it.each<[RecorderTrouble]>([['denied'], ['noDevice'], ['inUse'], ['insecure'], ['unsupported'], ['broken']])(
    'says why not (%s), and can be tried again',
    (trouble) => {
      const t = start();
      t.send('recorder.record');
      t.failed(trouble);
      expect([t.value(), t.trouble(), t.news()]).toEqual(['refused', trouble, ['take', 'open', 'close', 'give']]);
      t.send('recorder.record');
      expect([t.value(), t.trouble()]).toEqual(['live:asking', null]);
    },
  );

  it('a few words are no demo', () => {
    const t = start();
    t.send('recorder.record');
    t.began();
    t.ended(4999);
    expect([t.value(), t.trouble(), t.recording()]).toEqual(['refused', 'tooShort', null]);
    t.send('recorder.cancel');
    expect([t.value(), t.trouble()]).toEqual(['idle', null]);
  });

  it('a browser that hands nothing over is not waited for', () => {
    const t = start();
    t.send('recorder.record');
    t.began();
    t.send('recorder.stop');
    t.pass(5000);
    expect([t.value(), t.trouble()]).toEqual(['refused', 'broken']);
  });

  it('a microphone that is pulled out ends it with what there is', () => {
    const t = start();
    t.send('recorder.record');
    t.began();
    t.ended(20_000);
    expect(t.value()).toBe('recorded:still');
  });

  it.each(['asking', 'recording'])('can be left while it is %s', (state) => {
    const t = start();
    t.send('recorder.record');
    if (state === 'recording') t.began();
    t.send('recorder.cancel');
    expect([t.value(), t.news()]).toEqual(['idle', ['take', 'open', 'close', 'give']]);
  });
});

describe('CA-3: what was recorded', () => {
  it('plays to its end, or until it is stopped', () => {
    const t = recorded();
    t.send('recorder.play');
    expect([t.value(), t.news()]).toEqual(['recorded:playing', ['take', 'play 9']]);
    t.playedOut();
    expect([t.value(), t.news()]).toEqual(['recorded:still', ['silent', 'give']]);
    t.send('recorder.play');
    t.send('recorder.stop');
    expect(t.value()).toBe('recorded:still');
  });

  it('stays until another recording is there', () => {
    const t = recorded();
    t.send('recorder.record');
    t.began();
    t.send('recorder.cancel');
    expect([t.value(), t.recording()?.durationMs]).toEqual(['recorded:still', 42_000]);
    t.send('recorder.record');
    t.failed('inUse');
    expect([t.value(), t.recording()?.durationMs]).toEqual(['refused', 42_000]);
    t.send('recorder.cancel');
    expect(t.value()).toBe('recorded:still');
    t.send('recorder.record');
    t.began();
    t.send('recorder.stop');
    t.ended(30_000);
    expect(t.recording()?.durationMs).toBe(30_000);
  });

  it('is forgotten on wish', () => {
    const t = recorded();
    t.send('recorder.play');
    t.send('recorder.discard');
    expect([t.value(), t.recording(), t.news().at(-1)]).toEqual(['idle', null, 'give']);
  });
});

describe('CA-3: never two sounds at once', () => {
  it('a recording ends, and a playback is silent, when another part of the page sounds', () => {
    const t = start();
    t.send('recorder.record');
    t.began();
    t.lose();
    expect(t.value()).toBe('live:stopping');
    t.ended();
    t.send('recorder.play');
    t.lose();
    expect(t.value()).toBe('recorded:still');
  });
});
