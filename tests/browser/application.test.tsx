import { afterEach, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Application } from '#domain/application/application.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { locales } from '#domain/locale/locale.ts';
import { succeeded } from '#ports/failure.ts';
import { member } from '../fakes/accounts.ts';
import { fakeRecorder } from '../fakes/applicationApp.ts';
import { anApplication, fakeApplications, wholeForm } from '../fakes/applicationWorld.ts';
import { act, clear } from '../fakes/screen.tsx';
import { createFindings, narrow, resetWindow } from './support/judge.ts';
import { openPortal } from './support/portal.tsx';

const PATH = '/ung-tuyen-binh-luan-vien';
const NOW = Date.parse('2026-11-21T11:52:00Z');

afterEach(async () => {
  await clear();
  await resetWindow();
});

const { voice: _, ...withoutVoice } = anApplication('draft');

const open = async (held: Application | null, locale: 'vi' | 'en' | 'zh', path = PATH) => {
  await page.viewport(narrow.width, narrow.height);
  const recorder = fakeRecorder();
  const { port } = fakeApplications(held);
  const queue = async (state: 'open' | 'closed') =>
    succeeded({
      list:
        state === 'open' && held
          ? [{ application: held, userId: 'u7', displayName: 'lan.anh', submittedAt: NOW - 3 * 86_400_000 }]
          : [],
      next: null,
    });
  const portal = await openPortal(path, {
    locale,
    areas: { applications: { ...port, queue }, recorder: recorder.port },
    ...(path !== PATH && { viewer: { ...member, siteRoleId: SITE_ROLES.qc } }),
  });
  const t = await portal.words('application');
  return { ...portal, recorder, t };
};

it.each(locales)(
  'axe finds nothing serious in any step of the application, and nothing lies sideways: $code',
  async ({ code }) => {
    const { place, press, says, t } = await open(withoutVoice, code);
    const found = createFindings();
    await says(t('steps.voice'));
    await found.judge('voice');
    await press(t('voice.record'));
    await found.judge('recording');
    await press(t('voice.cancel'));
    for (const step of ['when', 'what', 'who']) {
      await press(t('steps.back'));
      await says(t(`steps.${step}`));
      await found.judge(step);
    }
    await act(() => userEvent.fill(place.querySelector('[name="realName"]')!, ''));
    await press(t('steps.next'));
    await says(t('errors.realName.missing'));
    await found.judge('what is wrong');
    found.expectNone();
  },
);

it.each(locales)(
  'axe finds nothing serious in the queue of applications and in where one stands: $code',
  async ({ code }) => {
    const found = createFindings();
    const queue = await open(anApplication('submitted', { expectedBy: NOW + 86_400_000 }), code, `${PATH}?hang-doi`);
    await queue.press(wholeForm.stageName, 'summary');
    await queue.says(wholeForm.realName);
    await found.judge('queue');
    await clear();
    const asked = anApplication('need_info', {
      history: [{ state: 'need_info', ts: NOW - 3_600_000, by: 'staff', note: 'Ghi lại giúp nhé.' }],
    });
    const status = await open(asked, code);
    await status.says(status.t('status.heading.needInfo'));
    await found.judge('status');
    found.expectNone();
  },
);
