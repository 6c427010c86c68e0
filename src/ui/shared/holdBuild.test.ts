import { expect, it } from 'vitest';
import type { NavigationEvent } from '#machines/navigation/navigation.types.ts';
import type { App } from '../app/AppContext.ts';
import { holdBuild } from './holdBuild.ts';

const fakeNavigation = () => {
  const told: string[] = [];
  const navigation = {
    send: (event: NavigationEvent) => {
      if (event.type === 'navigation.busy') told.push(`${event.reason} ${event.on}`);
    },
  } as App['navigation'];
  return { navigation, told };
};

it('NAV-3: a build waits until the last who held it has let go', () => {
  const { navigation, told } = fakeNavigation();
  const first = holdBuild(navigation, 'upload');
  const second = holdBuild(navigation, 'upload');
  first();
  expect(told).toEqual(['upload true', 'upload true', 'upload true']);
  second();
  expect(told.at(-1)).toBe('upload false');
});

it('letting go twice counts once', () => {
  const { navigation, told } = fakeNavigation();
  const first = holdBuild(navigation, 'upload');
  holdBuild(navigation, 'upload');
  first();
  first();
  expect(told.at(-1)).toBe('upload true');
});

it('counts each reason, and each page, for itself', () => {
  const one = fakeNavigation();
  const other = fakeNavigation();
  holdBuild(one.navigation, 'upload');
  holdBuild(one.navigation, 'draft')();
  holdBuild(other.navigation, 'upload')();
  expect(one.told).toEqual(['upload true', 'draft true', 'draft false']);
  expect(other.told.at(-1)).toBe('upload false');
});
