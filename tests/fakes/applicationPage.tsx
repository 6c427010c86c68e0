import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ApplicationForm } from '#domain/application/form.ts';
import ApplicationScreen from '../../src/ui/application/ApplicationScreen.tsx';
import type { applicationApp } from './applicationApp.ts';
import { anApplication, wholeForm } from './applicationWorld.ts';
import { mount } from './mount.tsx';

type World = ReturnType<typeof applicationApp>;

/** The application page over a fake origin, as a viewer reads and uses it. */
export const showApplication = async (world: World) => {
  const place = await mount(world.app, <ApplicationScreen />, ['application', 'upload', 'menu', 'account']);
  await expect.poll(() => place.querySelector('h2, p')).not.toBeNull();
  const said = (text: string) => expect.poll(() => place.textContent, { timeout: 8000 }).toContain(text);
  const buttonNamed = (text: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
  const press = async (text: string) => {
    await expect.poll(() => buttonNamed(text)).toBeDefined();
    await userEvent.click(buttonNamed(text)!);
  };
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const head = () => place.querySelector('h2')?.textContent;
  return { place, said, press, field, head, buttonNamed };
};

/** The same, with the first step open. */
export const begunApplication = async (world: World) => {
  const page = await showApplication(world);
  await page.press('ứng tuyển');
  await expect.poll(page.head).toBe('Bạn là ai');
  return page;
};

/** A draft at a step from 1, complete except for `change`. */
export const draftAt = (step: number, change: Partial<ApplicationForm> = {}) =>
  anApplication('draft', { step, form: { ...wholeForm, ...change } });
