import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageNotFound } from '#domain/navigation/navigation.ts';
import type { TroubleReport } from '#domain/navigation/trouble.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { TroublePort } from '#ports/trouble.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { ReportTrouble } from './ReportTrouble.tsx';

afterEach(unmountAll);

const error = pageNotFound('/khong-co', 404);
const open = async (report: TroublePort['report']) => {
  const ports = silentPorts({ loadPort: fakeLoadPort({ trouble: { report } }) });
  await mount(fakeApp({ ports, path: '/khong-co?q=riêng' }), <ReportTrouble error={error} id="abcd1234" />, ['errors']);
  await page.getByRole('button', { name: 'Báo lỗi' }).click();
};
const send = () => page.getByRole('button', { name: 'Gửi báo lỗi' }).click();

it('SH-12: reports the fault under the id that the page shows, without the query of the address', async () => {
  const sent: TroubleReport[] = [];
  await open(async (report) => {
    sent.push(report);
    return succeeded(null);
  });
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('Tôi bấm vào một đường dẫn cũ');
  await send();
  await expect.element(page.getByText('Đã báo lỗi. Mã abcd1234', { exact: false })).toHaveFocus();
  expect(sent).toEqual([
    {
      ...{ traceId: 'abcd1234', machine: 'navigation', state: 'error 404', event: '/khong-co' },
      ...{ err: 'Page Not Found: /khong-co', note: 'Tôi bấm vào một đường dẫn cũ' },
    },
  ]);
});

it('SH-12: words are nobody’s duty', async () => {
  const sent: TroubleReport[] = [];
  await open(async (report) => {
    sent.push(report);
    return succeeded(null);
  });
  await send();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).not.toHaveProperty('note');
});

it.each([
  [{ kind: 'unreachable' }, 'Chưa gửi được'],
  [{ kind: 'rateLimited', retryAfterS: 9 }, 'Bạn vừa báo nhiều lần'],
] as const)('SH-12: what keeps it from being sent is said, and the words stay: %o', async (failure, words) => {
  await open(async () => failed(failure));
  await page.getByRole('textbox').fill('Tôi bấm');
  await send();
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Tôi bấm');
});
