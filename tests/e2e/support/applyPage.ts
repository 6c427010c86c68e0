import type { BrowserContext, Page } from 'playwright/test';
import type { Step } from '#domain/application/form.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import { launchOptions } from '../../../tools/browser.ts';
import { written } from './applicant.ts';
import { enterAs, type Member } from './members.ts';
import { expect, watch } from './test.ts';
import { words } from './words.ts';

const PATH = '/ung-tuyen-binh-luan-vien';
export const QUEUE = `${PATH}?hang-doi`;
/** A voice demo has to be longer than five seconds. */
export const LONG_ENOUGH_MS = 6_000;

const plain = launchOptions();
/** For `test.use`: a browser with a microphone, which every page is allowed to use. */
export const withMicrophone = {
  launchOptions: {
    ...plain,
    args: [...plain.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  permissions: ['microphone'],
};

/** The application page, as a viewer uses it. */
export const applyPage = (page: Page, locale: Locale = 'vi') => {
  const t = words(locale, 'application');
  const content = page.locator('#content');
  const field = (name: string) => content.locator(`[name="${name}"]`);
  const button = (key: string) => content.getByRole('button', { name: t(key), exact: true });
  const heading = (key: string, params = {}) => content.getByRole('heading', { name: t(key, params), exact: true });
  return {
    t,
    content,
    field,
    button,
    heading,
    settled: content.getByText(t('keeping.settled'), { exact: true }),
    open: (path = PATH) => page.goto(localePath(locale, path)),
    next: () => button('steps.next').click(),
    goTo: (step: Step) =>
      content
        .getByRole('navigation', { name: t('steps.label') })
        .getByRole('button', { name: t(`steps.${step}`) })
        .click(),
    fillWho: async () => {
      await field('realName').fill(written.realName);
      await field('stageName').fill(written.stageName);
      await field('birthYear').fill(String(written.birthYear));
    },
    fillWhat: async () => {
      await content
        .getByRole('group', { name: t('fields.sports') })
        .getByRole('checkbox')
        .first()
        .check();
      await content
        .getByRole('group', { name: t('fields.langs') })
        .getByRole('checkbox')
        .first()
        .check();
      await field('experience').fill(written.experience);
    },
    record: async () => {
      await button('voice.record').click();
      await expect(content.getByText(t('voice.recording'))).toBeVisible();
      await page.waitForTimeout(LONG_ENOUGH_MS);
      await button('voice.stop').click();
      await button('voice.use').click();
      await expect(content.getByText(t('voice.sent', { duration: '0:0' }))).toBeVisible();
    },
  };
};

/** A member's window, with its complaints. */
export const browserOf = async (context: BrowserContext, url: string, member: Member) => {
  await enterAs(context, url, member);
  const page = await context.newPage();
  return { page, complaints: watch(page) };
};
