import type { Locator } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { forms, type PortalForm } from './support/forms.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Every field that one can type into would take it. */
const PASTED = '1999';

const fieldOf = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]:visible`);
const fill = async (form: Locator, typed: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(typed)) await fieldOf(form, name).fill(text);
};

/** What is said of a field: announced as it appears, and linked to it. */
const complaintOf = async (field: Locator): Promise<string> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  const error = field.page().locator(`[id="${ids.at(-1)}"]`);
  await expect(error).toHaveAttribute('role', 'alert');
  await expect(error).not.toBeEmpty();
  await expect(field).toHaveAccessibleDescription(/\S/);
  return (await error.textContent()) ?? '';
};

const labels = async (form: Locator, { fields }: PortalForm) => {
  for (const [name, token] of Object.entries(fields)) {
    const field = fieldOf(form, name);
    await expect(field).toHaveAccessibleName(/\S/);
    if (token === null) expect(await field.getAttribute('autocomplete')).toBeNull();
    else await expect(field).toHaveAttribute('autocomplete', token);
  }
  for (const field of await form.locator('input:visible, textarea:visible, select:visible').all())
    await expect(field).toHaveAccessibleName(/\S/);
};

const pasting = async (form: Locator, { fields }: PortalForm) => {
  const page = form.page();
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  for (const name of Object.keys(fields)) {
    const field = fieldOf(form, name);
    await field.fill('');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(PASTED);
  }
};

/** Every field and a button that sends are reached from the first one by the Tab key. */
const tabbing = async (form: Locator, { fields }: PortalForm) => {
  const [first = ''] = Object.keys(fields);
  await fieldOf(form, first).focus();
  const reached = new Set([first]);
  for (let i = 0; i < 24; i += 1) {
    await form.page().keyboard.press('Tab');
    reached.add(
      await form.page().evaluate(() => {
        const focused = document.activeElement;
        const name = focused?.getAttribute('name') ?? '';
        return focused?.getAttribute('type') === 'submit' ? 'submit' : name;
      }),
    );
  }
  expect([...reached]).toEqual(expect.arrayContaining([...Object.keys(fields), 'submit']));
};

for (const form of forms) {
  test(`${form.what}: fields are named, filled in by managers, pasted into and reached by keyboard; what is wrong is said at its field in three languages`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
    const said: string[][] = [];
    for (const { code: locale } of locales) {
      await context.clearCookies();
      const place = await form.open({ page, context, url: baseURL, locale });
      await labels(place, form);
      if (locale === 'vi') {
        await pasting(place, form);
        await tabbing(place, form);
      }
      const complaints: string[] = [];
      for (const { typed, at } of form.wrong) {
        await fill(place, typed);
        await fieldOf(place, at).press('Enter');
        complaints.push(await complaintOf(fieldOf(place, at)));
        await expect(fieldOf(place, at)).toBeFocused();
      }
      said.push(complaints);
    }
    for (const [i, { at }] of form.wrong.entries())
      expect(new Set(said.map((complaints) => complaints[i])).size, `${at}: ${said.map((all) => all[i])}`).toBe(3);
  });

  const { keeps } = form;
  if (keeps)
    test(`${form.what}: what was typed is there again after the page was loaded anew`, async ({
      page,
      context,
      baseURL,
    }) => {
      const visit = { page, context, url: baseURL, locale: 'vi' } as const;
      await fill(await form.open(visit), keeps);
      const again = await form.open(visit);
      for (const [name, text] of Object.entries(keeps)) await expect(fieldOf(again, name)).toHaveValue(text);
    });
}
