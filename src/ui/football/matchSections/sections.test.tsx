import { afterEach, expect, it } from 'vitest';
import { createFindings, resetWindow } from '../../../../tests/browser/support/judge.ts';
import { showSections } from '../../../../tests/fakes/matchSectionsPage.tsx';
import { unmountAll } from '../../../../tests/fakes/mount.tsx';
import '../../layouts/Shell.css.ts';
import {
  AboutSection,
  BestPlayerSection,
  FormSection,
  HeadToHeadSection,
  LineupsSection,
  ShotsSection,
  StandingsSection,
  StatsSection,
} from './sections.tsx';

const all = [
  ...[BestPlayerSection, StatsSection, LineupsSection, ShotsSection],
  ...[HeadToHeadSection, StandingsSection, FormSection, AboutSection],
];

afterEach(async () => {
  unmountAll();
  await resetWindow();
});

it.each(['vi', 'en', 'zh'] as const)(
  'A5: in %s all sections of a match pass axe in both colours, and nothing lies sideways at 360 px',
  async (locale) => {
    const place = await showSections(all, { app: { locale } });
    await expect.poll(() => place.querySelectorAll('section')).toHaveLength(all.length);
    await expect.poll(() => place.querySelectorAll('dl, tbody, svg[role="img"]').length).toBeGreaterThan(3);
    for (const button of place.querySelectorAll<HTMLElement>('button[aria-expanded]')) button.click();
    const found = createFindings();
    await found.judge('sections', { within: 'main' });
    found.expectNone();
  },
);
