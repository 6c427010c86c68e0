import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import { areas, callRules, migrations, type OpenedAreas } from './areas.ts';
import { inProcessBus } from './bus/inProcess.ts';
import { foldAreas, type HandlersOf } from './foldAreas.ts';
import type { Handlers } from './http/handlers.ts';
import type { Area, Opened } from './shared/area.ts';
import { listenTo } from './shared/events.ts';

const all: readonly Area[] = Object.values(areas);
const migrationFiles = readdirSync(new URL('database/migrations', import.meta.url)).toSorted();
const surroundings = { bus: inProcessBus(), failed: () => {}, startJobs: () => async () => {} };

/** Whatever these areas leave out; nothing for all areas together. */
const leftOut = (some: readonly Area[]) => ({
  calls: Object.keys(api).filter(
    (group) => some.filter(({ calls }) => calls.some((own) => own === group)).length !== 1,
  ),
  migrations: migrationFiles.filter(
    (file) => some.flatMap((area) => area.migrations ?? []).filter(({ name }) => `${name}.ts` === file).length !== 1,
  ),
});

describe('the areas of the origin', () => {
  it('HOUSE-6: have each call of the contract once, and each migration once', () => {
    expect(leftOut(all)).toEqual({ calls: [], migrations: [] });
    expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(migrationFiles);
  });

  it('HOUSE-6: planted: an area that is left out, or stands there twice, is found by its calls and migrations', () => {
    const without = all.filter((area) => area !== areas.help);
    expect(leftOut(without)).toEqual({ calls: ['help'], migrations: ['0018-help.ts'] });
    expect(leftOut([...all, areas.help])).toEqual({ calls: ['help'], migrations: ['0018-help.ts'] });
  });

  it('HOUSE-6: planted: an area that is not opened, or lacks a handler, is no origin', () => {
    expectTypeOf<HandlersOf<OpenedAreas>>().toExtend<Handlers>();
    expectTypeOf<HandlersOf<Omit<OpenedAreas, 'help'>>>().not.toExtend<Handlers>();
    expectTypeOf<Omit<OpenedAreas, 'help'>>().not.toExtend<OpenedAreas>();
    expectTypeOf<{ handlers: { help: Omit<Handlers['help'], 'ask'> } }>().not.toExtend<Opened<'help'>>();
  });

  it('HOUSE-6: keep hot only what is the same for everybody', () => {
    for (const { path, needs } of callRules.hot.keys()) expect([path, needs]).toEqual([path, 'nothing']);
    expectTypeOf<{ hot: { level: { info: number } } }>().not.toExtend<Pick<Area<'level'>, 'hot'>>();
    expectTypeOf<{ limits: { level: { nothing: { max: 1; windowMs: 1 } } } }>().not.toExtend<
      Pick<Area<'level'>, 'limits'>
    >();
  });
});

describe('foldAreas', () => {
  it('HOUSE-6: refuses two areas with handlers for the same calls, and two jobs of one name', () => {
    const help = { handlers: { help: {} } } as unknown as Opened;
    expect(() => foldAreas({ one: help, two: help }, surroundings)).toThrow('the calls of "help"');
    const idle: Opened = { handlers: {}, jobs: [{ name: 'a.idle', everyMs: 1, run: () => {} }] };
    expect(() => foldAreas({ one: idle, two: idle }, surroundings)).toThrow('two jobs are called "a.idle"');
  });

  it('HOUSE-6: ends jobs before it drains, and what was heard before it closes', async () => {
    const bus = inProcessBus();
    const seen: string[] = [];
    const { drain, close } = foldAreas(
      {
        one: {
          handlers: {},
          jobs: [{ name: 'one.look', everyMs: 1, run: () => {} }],
          events: { 'session.ended': async ({ sessionId }) => void seen.push(sessionId) },
          drain: async () => void seen.push('drained'),
          close: async () => void seen.push('closed'),
        },
      },
      { bus, failed: () => {}, startJobs: () => async () => void seen.push('stopped') },
    );
    bus.publish('session.ended', { sessionId: 'a' });
    await drain();
    await close();
    bus.publish('session.ended', { sessionId: 'too late' });
    expect(seen).toEqual(['a', 'stopped', 'drained', 'closed']);
  });

  it('HOUSE-6: what goes wrong with what is heard is told, and the next is heard', async () => {
    const bus = inProcessBus();
    const failures: unknown[] = [];
    const fails = { 'session.ended': async () => Promise.reject(new Error('no')) };
    const listening = listenTo(bus, [fails], (error) => failures.push(error));
    bus.publish('session.ended', { sessionId: 'a' });
    bus.publish('session.ended', { sessionId: 'b' });
    await listening.stop();
    expect(failures).toHaveLength(2);
  });
});
