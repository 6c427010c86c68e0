import type { ComponentType } from 'react';
import { expect } from 'vitest';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { succeeded } from '#ports/failure.ts';
import type { SectionProps } from '#ui/football/matchSections/section.ts';
import { fakeApp, type FakeAppOptions } from './app.ts';
import { fakeLoadPort, silentPorts } from './ports.ts';
import { anEvent } from './matchEvents.ts';
import { aTable } from './leagues.ts';
import { aKnownFixture, bothLineups, someMeetings, someShots, someStats } from './matchSections.ts';
import { mount } from './mount.tsx';

const person = (name: string) => ({ playerId: name, name, slug: name });

/** A goal, a card, a substitution, and a goal of the other side. */
export const someEvents = [
  anEvent(12, 'Mùa A Sử', { assist: person('Tẩn Sài Dìn') }),
  anEvent(29, 'Phùng Mộc', { type: 'yellow' }),
  anEvent(38, 'Vàng Thuỷ', { side: 'away', type: 'penalty' }),
  anEvent(56, 'Thào Chèo', { type: 'sub', out: person('Kha Lãng') }),
  anEvent(63, 'Lò Văn Tấn'),
];

/** The origin's default answers. */
const known: Partial<LazyPorts['football']> = {
  lineups: async () => succeeded(bothLineups),
  stats: async () => succeeded(someStats),
  statsAt: async () => succeeded(someStats.filter(({ period }) => period === 'all')),
  shots: async () => succeeded(someShots),
  headToHead: async () => succeeded(someMeetings),
  about: async () =>
    succeeded({
      ...{ referee: 'Tạ Công', attendance: 18_240, managers: { home: person('Lường Hanh') } },
      venue: {
        ...{ venueId: 'v1', name: 'Sân Bãi Bồi', slug: 'san-bai-boi', city: 'Bến Gỗ', capacity: 21_500 },
        ...{ surface: 'grass', tenants: [] },
      },
    }),
  table: async () => {
    const table = aTable();
    const ids = ['ben-go', 'nang-som', 'doi-co'];
    const rows = table.groups[0]!.rows.map((row, i) => ({ ...row, team: { ...row.team, id: ids[i]! } }));
    return succeeded({ ...table, groups: [{ rows }] });
  },
};

interface Given extends Partial<SectionProps> {
  readonly football?: Partial<LazyPorts['football']>;
  readonly app?: Omit<FakeAppOptions, 'ports'>;
}

/** Shows sections of a match page, over an origin with complete data; returns their container. */
export const showSections = async (
  sections: readonly ComponentType<SectionProps>[],
  { football, app, ...given }: Given = {},
): Promise<HTMLElement> => {
  const props = { fixture: aKnownFixture(), events: someEvents, until: null, ...given };
  const loadPort = fakeLoadPort({ football: { ...known, ...football } });
  const place = await mount(
    fakeApp({ ...app, ports: silentPorts({ loadPort }) }),
    <main>
      <h1>{`${props.fixture.localteam.name} – ${props.fixture.visitorteam.name}`}</h1>
      {sections.map((Section, i) => (
        <Section key={i} {...props} />
      ))}
    </main>,
    ['football', 'schedule', 'matchSections'],
  );
  // Their code loads on first use.
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  await expect.poll(() => place.querySelector('[data-section]'), { timeout: 10_000 }).toBeNull();
  return place;
};
