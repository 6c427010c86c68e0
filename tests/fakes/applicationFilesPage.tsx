import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FileProgress } from '#ports/profile.ts';
import type { Application } from '#domain/application/application.ts';
import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import type { ApplicationsPort } from '#ports/applications.ts';
import type { Outcome } from '#ports/failure.ts';
import ApplicationScreen from '#ui/application/ApplicationScreen.tsx';
import { applicationApp } from './applicationApp.ts';
import { anApplication } from './applicationWorld.ts';
import type { fakeLoadPort } from './ports.ts';
import { mount } from './mount.tsx';

export const without = (step: number, ...keys: readonly (keyof Application)[]) =>
  Object.fromEntries(
    Object.entries(anApplication('draft', { step })).filter(([key]) => !keys.includes(key as keyof Application)),
  ) as unknown as Application;

/** A running clock, for countdowns. */
const going = (): (() => number) => {
  const from = Date.parse('2026-11-21T11:52:00Z') - performance.now();
  return () => from + performance.now();
};

export const show = async (
  held: Application,
  given: Partial<ApplicationsPort> = {},
  areas: Parameters<typeof fakeLoadPort>[0] = {},
) => {
  const world = applicationApp(held, given, { now: going(), areas });
  const place = await mount(world.app, <ApplicationScreen />, ['application', 'upload', 'menu']);
  await expect.poll(() => place.querySelector('form')).not.toBeNull();
  const said = (text: string) => expect.poll(() => place.textContent, { timeout: 8000 }).toContain(text);
  const button = (text: string) => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
  const press = async (text: string) => {
    await expect.poll(() => button(text)).toBeDefined();
    await userEvent.click(button(text)!);
  };
  const owner = () => selectSoundOwner(world.app.live.now()!.mediaFocus.getSnapshot());
  const busy = () => world.app.navigation.getSnapshot().context.busy;
  return { ...world, place, said, press, button, owner, busy };
};

/** An upload that proceeds only as far as the test says. */
export const heldUpload = () => {
  let told: (progress: FileProgress) => void = () => {};
  let settle: (outcome: Outcome<Application>) => void = () => {};
  let signal: AbortSignal | null = null;
  return {
    send: (_: Blob, tell: (progress: FileProgress) => void, leaving: AbortSignal) => {
      told = tell;
      signal = leaving;
      return new Promise<Outcome<Application>>((resolve) => (settle = resolve));
    },
    sent: (share: number) => told({ step: 'sending', share }),
    settle: (outcome: Outcome<Application>) => settle(outcome),
    begun: () => signal !== null,
    stopped: () => signal?.aborted ?? false,
  };
};
