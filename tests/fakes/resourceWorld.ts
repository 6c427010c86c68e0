import { SimulatedClock } from 'xstate';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { settle } from './accounts.ts';
import { createResources, resource, type ResourcesOptions } from '#machines/resource/resources.ts';

export interface Ports {
  readonly load: (name: string, input: unknown, signal: AbortSignal) => Promise<Outcome<unknown>>;
}
export const match = resource({
  name: 'match',
  load: (ports: Ports, input: { readonly id: string; readonly zone?: string }, signal) =>
    ports.load('match', input, signal) as Promise<Outcome<readonly string[]>>,
});
export const polled = resource({
  name: 'polled',
  pollEveryMs: SCHEDULE.listPollMs,
  load: (ports: Ports, input: null, signal) => ports.load('polled', input, signal),
});
export const own = resource({
  name: 'own',
  private: true,
  load: (ports: Ports, input: { readonly id: string }, signal) =>
    ports.load('own', input, signal) as Promise<Outcome<readonly string[]>>,
});
export const slow = resource({
  name: 'slow',
  staleAfterMs: 60_000,
  load: (ports: Ports, input: undefined, signal) => ports.load('slow', input, signal),
});

export const start = (
  answers: readonly (Outcome<unknown> | 'never' | 'throws')[] = [],
  given: Pick<ResourcesOptions, 'seeds' | 'made'> = {},
) => {
  const timers = new SimulatedClock();
  const calls: string[] = [];
  const signals: AbortSignal[] = [];
  const reports: string[] = [];
  let visible = true;
  let tell: (visible: boolean) => void = () => {};
  let watching = 0;
  const resources = createResources<Ports>(
    {
      load: (name, input, signal) => {
        const answer = answers[calls.length] ?? succeeded([`${calls.length + 1}`]);
        calls.push(`${name} ${JSON.stringify(input)}`);
        signals.push(signal);
        if (answer === 'throws') return Promise.reject(new Error('on purpose'));
        return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
      },
    },
    {
      clock: { now: () => 1000 + timers.now() },
      visibility: {
        isVisible: () => visible,
        watch: (changed) => {
          watching += 1;
          tell = changed;
          return () => void (watching -= 1);
        },
      },
      log: { warn: () => {}, report: (message) => void reports.push(message) },
      timers,
      keepMs: 5000,
      ...given,
    },
  );
  return {
    resources,
    calls,
    signals,
    reports,
    watching: () => watching,
    see: async (next: boolean) => {
      visible = next;
      tell(next);
      await settle();
    },
    pass: async (ms: number) => {
      timers.increment(ms);
      await settle();
    },
    value: () => resources.ref(match, { id: 'a' }).getSnapshot().context.value,
  };
};
export const a = { id: 'a' };
