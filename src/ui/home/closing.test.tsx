import { afterEach, expect, it } from 'vitest';
import { contrast } from '#domain/match/crest.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import Banners from './Banners.tsx';
import { Ribbon } from './Ribbon.tsx';

afterEach(unmountAll);

const banner = (bannerId: string, goTo = '/menu') => ({
  bannerId,
  goTo,
  img: '/icon.svg',
  w: 32,
  h: 32,
  position: 'home',
});

it('SH-13: a line that was closed stays closed by its id, and a new one comes by itself', async () => {
  let lines = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B', goTo: 'https://b.example/' },
  ];
  const ports = () => silentPorts({ portal: { marquee: () => Promise.resolve(succeeded(lines)) } });
  const app = fakeApp({ ports: ports() });
  const place = await mount(app, <Ribbon />, ['home']);
  const texts = () => [...place.querySelectorAll('li')].map((one) => one.textContent);
  await expect.poll(texts).toEqual(['A', 'B']);
  expect(place.querySelector('a')!.getAttribute('href')).toBe('https://b.example/');
  expect(place.querySelector('a')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const pause = place.querySelector<HTMLElement>('button[aria-pressed]')!;
  pause.click();
  await expect.poll(() => place.querySelector('ul')!.dataset['paused']).toBe('true');
  place.querySelector<HTMLElement>('button:last-of-type')!.click();
  await expect.poll(() => place.querySelector('section')).toBeNull();
  lines = [...lines, { id: 'c', text: 'C' }];
  const next = { ...fakeApp({ ports: ports() }), storage: app.storage };
  const again = await mount(next, <Ribbon />, ['home']);
  await expect.poll(() => [...again.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['C']);
});

it('SH-13: a banner is closed alone, and stays so', async () => {
  const all = [{ ...banner('a'), alt: 'Cúp' }, banner('b', 'https://b.example/')];
  const ports = () =>
    silentPorts({ loadPort: fakeLoadPort({ site: { banners: () => Promise.resolve(succeeded(all)) } }) });
  const app = fakeApp({ ports: ports() });
  const place = await mount(app, <Banners />, ['home']);
  await expect.poll(() => place.querySelectorAll('img').length).toBe(2);
  expect(place.querySelector<HTMLAnchorElement>('a[target="_blank"]')!.rel).toBe('noopener');
  place.querySelector<HTMLElement>('button[aria-label="Ẩn “Cúp”"]')!.click();
  await expect.poll(() => place.querySelectorAll('img').length).toBe(1);
  const next = { ...fakeApp({ ports: ports() }), storage: app.storage };
  const again = await mount(next, <Banners />, ['home']);
  await expect.poll(() => again.querySelectorAll('img').length).toBe(1);
  expect(again.querySelector('a')!.getAttribute('href')).toBe('https://b.example/');
});

it('V-18: the buttons of the ribbon, dark in both themes, are seen in the light one', async () => {
  const lines = [{ id: 'a', text: 'A' }];
  const ports = silentPorts({ portal: { marquee: () => Promise.resolve(succeeded(lines)) } });
  const place = await mount(
    fakeApp({ ports }),
    <div data-theme="light">
      <Ribbon />
    </div>,
    ['home'],
  );
  await expect.poll(() => place.querySelectorAll('button').length).toBe(2);
  const hex = (colour: string) =>
    `#${colour
      .match(/\d+/g)!
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const ground = hex(getComputedStyle(place.querySelector('section')!).backgroundColor);
  for (const button of place.querySelectorAll('button'))
    expect(contrast(hex(getComputedStyle(button).color), ground)).toBeGreaterThan(4.5);
});
