import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locales } from '#domain/locale/locale.ts';
import { act, clear } from '../fakes/screen.tsx';
import { fakeStorage } from '../fakes/storage.ts';
import { openForm } from './support/forms.ts';
import { forms, type FormName, type PortalForm } from './support/formTable.ts';
import { resetWindow, wide } from './support/judge.ts';

/** Accepted by every field that one can type into. */
const PASTED = '1999';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const seen = (form: HTMLElement, selector: string): readonly Field[] =>
  [...form.querySelectorAll<Field>(selector)].filter((one) => one.checkVisibility());
const fieldOf = (form: HTMLElement, name: string): Field => {
  const [field, ...more] = seen(form, `[name="${name}"]`);
  if (!field || more.length > 0) throw new Error(`not one field is called ${name}`);
  return field;
};
const fill = async (form: HTMLElement, typed: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(typed)) await act(() => userEvent.fill(fieldOf(form, name), text));
};

const labels = (form: HTMLElement, { fields }: PortalForm) => {
  for (const [name, token] of Object.entries(fields))
    expect(fieldOf(form, name).getAttribute('autocomplete'), name).toBe(token);
  const all = seen(form, 'input, textarea, select');
  expect(all.length).toBeGreaterThanOrEqual(Object.keys(fields).length);
  for (const field of all) expect(field).toHaveAccessibleName(/\S/);
};

/** Copies the text to be pasted, from where a dialog allows a selection. */
const copyWithin = async (form: HTMLElement) => {
  const source = form.appendChild(document.createElement('input'));
  source.value = PASTED;
  source.select();
  await userEvent.copy();
  source.remove();
};

const pasting = async (form: HTMLElement, { fields }: PortalForm) => {
  for (const name of Object.keys(fields)) {
    await fill(form, { [name]: '' });
    await act(() => copyWithin(form));
    await act(() => fieldOf(form, name).focus());
    await act(() => userEvent.paste());
    await expect.poll(() => fieldOf(form, name).value, { message: name }).toBe(PASTED);
  }
};

/** Every field and the submit button can be reached from the first field by the Tab key. */
const tabbing = async (form: HTMLElement, { fields }: PortalForm) => {
  const [first = ''] = Object.keys(fields);
  await act(() => fieldOf(form, first).focus());
  const wanted = [...Object.keys(fields), 'submit'];
  const reached = new Set([first]);
  for (let i = 0; i < 24 && !wanted.every((one) => reached.has(one)); i += 1) {
    await act(() => userEvent.keyboard('{Tab}'));
    const focused = document.activeElement;
    reached.add(focused?.getAttribute('type') === 'submit' ? 'submit' : (focused?.getAttribute('name') ?? ''));
  }
  expect([...reached]).toEqual(expect.arrayContaining(wanted));
};

/** The error message of a field: announced as it appears, and linked to the field. */
const complaintOf = async (form: HTMLElement, name: string): Promise<string> => {
  const error = () => {
    const ids = (fieldOf(form, name).getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.at(-1)!);
  };
  await expect.poll(() => fieldOf(form, name).getAttribute('aria-invalid'), { timeout: 10_000 }).toBe('true');
  await expect.poll(() => error()?.textContent ?? '', { timeout: 10_000 }).not.toBe('');
  expect(error()?.getAttribute('role')).toBe('alert');
  expect(fieldOf(form, name)).toHaveAccessibleDescription(/\S/);
  return error()?.textContent ?? '';
};

const all = Object.entries(forms) as readonly (readonly [FormName, PortalForm])[];

afterEach(async () => {
  await clear();
  await resetWindow();
});

describe.each(all)('%s', (name, form) => {
  it('has fields that are named, filled in by managers, pasted into and reached by keyboard', async () => {
    await page.viewport(wide.width, wide.height);
    const place = await openForm(name, 'vi');
    labels(place, form);
    await pasting(place, form);
    await tabbing(place, form);
  });

  it('says at its field what is wrong, in three languages', async () => {
    await page.viewport(wide.width, wide.height);
    const said: string[][] = [];
    for (const { code: locale } of locales) {
      const place = await openForm(name, locale);
      labels(place, form);
      const complaints: string[] = [];
      for (const { typed, at } of form.wrong) {
        await fill(place, typed);
        await act(() => fieldOf(place, at).focus());
        await act(() => userEvent.keyboard('{Enter}'));
        complaints.push(await complaintOf(place, at));
        await expect.poll(() => document.activeElement).toBe(fieldOf(place, at));
      }
      said.push(complaints);
      await clear();
    }
    for (const [i, { at }] of form.wrong.entries())
      expect(new Set(said.map((complaints) => complaints[i])).size, `${at}: ${said.map((one) => one[i])}`).toBe(3);
  });
});

it.each(all.flatMap(([name, { keeps }]) => (keeps ? [[name, keeps] as const] : [])))(
  '%s: what was typed is there again after the page was loaded anew',
  async (name, keeps) => {
    await page.viewport(wide.width, wide.height);
    const storage = fakeStorage();
    await fill(await openForm(name, 'vi', storage), keeps);
    await clear();
    const again = await openForm(name, 'vi', storage);
    for (const [field, text] of Object.entries(keeps))
      await expect.poll(() => fieldOf(again, field).value, { message: field }).toBe(text);
  },
);
