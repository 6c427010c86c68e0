import type { Locator } from 'playwright/test';
import { localePath, locales } from '#domain/locale/locale.ts';
import { forms } from '../browser/support/formTable.ts';
import { loginLayer } from './support/account.ts';
import { expect, test } from './support/test.ts';

// Every form is checked in tests/browser/forms.test.tsx; here one is filled in completely, over the origin and on a
// phone.
const { fields, wrong } = forms['log-in'];

test.use({ viewport: { width: 390, height: 844 } });

const PASTED = 'lan.anh';

/** The error message of a field: announced as it appears, and linked to the field. */
const complaintOf = async (field: Locator): Promise<string> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  const error = field.page().locator(`[id="${ids.at(-1)}"]`);
  await expect(error).toHaveAttribute('role', 'alert');
  await expect(error).not.toBeEmpty();
  return (await error.textContent()) ?? '';
};

test('log-in: fields are named, filled in by managers, pasted into and reached by keyboard; what is wrong is said at its field in three languages', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const said: string[][] = [];
  for (const { code: locale } of locales) {
    // A members' page opens the login for a guest by itself.
    await page.goto(localePath(locale, '/tai-khoan/cai-dat'));
    const { dialog, field } = loginLayer(page, locale);
    for (const [name, token] of Object.entries(fields)) {
      await expect(field(name)).toHaveAccessibleName(/\S/);
      await expect(field(name)).toHaveAttribute('autocomplete', token);
    }
    if (locale === 'vi') {
      await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
      for (const name of Object.keys(fields)) {
        await field(name).focus();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(field(name)).toHaveValue(PASTED);
      }
      const submit = dialog.locator('button[type="submit"]:visible');
      await field('username').focus();
      for (const next of [field('password'), submit])
        for (let i = 0; i < 8 && !(await next.evaluate((one) => one === document.activeElement)); i += 1)
          await page.keyboard.press('Tab');
      await expect(submit).toBeFocused();
    }
    const complaints: string[] = [];
    for (const { typed, at } of wrong) {
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
      await field(at).press('Enter');
      complaints.push(await complaintOf(field(at)));
      await expect(field(at)).toHaveAccessibleDescription(/\S/);
      await expect(field(at)).toBeFocused();
    }
    said.push(complaints);
  }
  for (const [i, { at }] of wrong.entries())
    expect(new Set(said.map((complaints) => complaints[i])).size, `${at}: ${said.map((all) => all[i])}`).toBe(3);
});
