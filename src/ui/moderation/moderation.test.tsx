import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CaseDetail, OwnDecision, OwnReport } from '#domain/moderation/report.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { AppealWish, DecideWish, ReportsPort, ReportWish } from '#ports/reports.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aCase, aCaseDetail, aDecision, anOwnDecision, anOwnReport, mai } from '../../../tests/fakes/moderation.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import ReportsSection from '../account/ReportsSection.tsx';
import ReportSheet from '../shared/report/ReportSheet.tsx';
import '../layouts/Shell.css.ts';
import { CaseBoard } from './CaseBoard.tsx';
import { DecisionLog } from './DecisionLog.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const groups = ['moderation', 'report', 'feed', 'act', 'shell'] as const;
interface Given {
  readonly detail?: Partial<CaseDetail>;
  readonly reports?: readonly OwnReport[];
  readonly decisions?: readonly OwnDecision[];
  readonly port?: Partial<ReportsPort>;
}
const open = async (
  what: 'case' | 'log' | 'own' | 'report' | 'picture',
  { detail = {}, reports = [], decisions = [], port = {} }: Given = {},
) => {
  const sent: (DecideWish | AppealWish | ReportWish)[] = [];
  const done: string[] = [];
  const app = fakeApp({
    held: 'member',
    accounts: { info: async () => succeeded(mai) },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        reports: {
          queue: async () => succeeded({ list: [aCase(), aCase({ reportId: 'k2', text: 'Cút' })], next: null }),
          one: async (reportId) => succeeded(aCaseDetail({ reportId, ...detail })),
          claim: async ({ reportId, on }) => {
            done.push(`${on ? 'claim' : 'release'} ${reportId}`);
            return succeeded({ until: null });
          },
          decide: async (wish) => {
            sent.push(wish);
            return succeeded({ decisionId: 'd1' });
          },
          undo: async (decisionId) => {
            done.push(`undo ${decisionId}`);
            return succeeded(aDecision({ state: 'undone' }));
          },
          log: async () =>
            succeeded({
              list: [aDecision({ at: Date.now(), ...(done.includes('undo d1') && { state: 'undone' }) })],
              next: null,
            }),
          mine: async () => succeeded({ list: reports, next: null }),
          aboutMe: async () => succeeded({ list: decisions, next: null }),
          appeal: async (wish) => {
            sent.push(wish);
            return succeeded({ text: wish.text, at: 0, state: 'waits' });
          },
          report: async (wish) => {
            sent.push(wish);
            return succeeded({ reportId: 'r1' });
          },
          ...port,
        },
      }),
    }),
  });
  const shown = {
    case: <CaseBoard state="open" reportId="k1" />,
    log: <DecisionLog />,
    own: <ReportsSection />,
    report: <ReportSheet target={{ type: 'comment', id: 'c1' }} name="Hạt Dẻ" onClose={() => done.push('closed')} />,
    picture: (
      <ReportSheet
        target={{ type: 'picture', id: 'f1' }}
        name="Bến Gỗ"
        diagnosis={() => '1080p, trễ 4 s'}
        onClose={() => done.push('closed')}
      />
    ),
  }[what];
  const place = await mount(app, <main>{shown}</main>, [...groups]);
  return { place, sent, done };
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const serious = async (place: HTMLElement) => {
  // A sheet that is still coming in is half transparent.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return (await axe.run(place)).violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
};

it.each(['case', 'log', 'own', 'report'] as const)(
  '%s: axe finds nothing serious, and nothing lies sideways at 360 px',
  async (what) => {
    await page.viewport(360, 900);
    const { place } = await open(what, { reports: [anOwnReport()], decisions: [anOwnDecision()] });
    await expect.poll(() => document.body.querySelectorAll('li, fieldset').length).toBeGreaterThan(0);
    expect(await serious(place)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);

it('CH-11: a case is decided by keys alone, once, and undone', async () => {
  const { sent, done } = await open('case');
  await expect.element(page.getByRole('radio', { name: 'Gỡ nội dung' })).toBeVisible();
  await expect.poll(() => [...new Set(done)]).toEqual(['claim k1']);
  await userEvent.keyboard('3');
  await expect.element(button('Tắt tiếng Hạt Dẻ 10 phút')).toBeDisabled();
  await userEvent.keyboard('2r');
  await userEvent.keyboard('Chửi cả hàng ghế');
  await expect.element(button('Gỡ và báo cho Hạt Dẻ')).toBeEnabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Đã quyết định')).toBeVisible();
  await expect.element(page.getByText(/^Còn hoàn tác được trong (10:00|9:5\d)$/)).toBeVisible();
  expect(sent).toMatchObject([{ reportId: 'k1', action: 'remove', reason: 'Chửi cả hàng ghế' }]);
  await userEvent.keyboard('u');
  await expect.element(page.getByText('Đã hoàn tác. Vụ mở lại.')).toBeVisible();
  expect([...new Set(done)]).toEqual(['claim k1', 'undo d1']);
});

it('a ban of more than a week is a proposal; what nobody wrote cannot be muted', async () => {
  await open('case');
  await expect.element(page.getByRole('radio', { name: 'Cấm viết' })).toBeVisible();
  await userEvent.keyboard('4');
  await userEvent.click(page.getByText('30 ngày'));
  await expect.element(button('Đề nghị cấm Hạt Dẻ 30 ngày')).toBeVisible();
  await expect.element(page.getByText('Cấm quá một tuần cần một điều phối viên nữa đồng ý.')).toBeVisible();
});

it('never two on one case: who comes second is told so, and may ask again', async () => {
  let claims = 0;
  await open('case', {
    port: {
      claim: async () => {
        claims += 1;
        return claims === 1 ? failed({ kind: 'refused', code: 409 }) : succeeded({ until: 1 });
      },
    },
  });
  await expect.element(page.getByText('Điều phối viên khác đang xem hoặc đã quyết định vụ này.')).toBeVisible();
  await userEvent.click(button('Thử nhận lại'));
  await expect.element(page.getByRole('radio', { name: 'Gỡ nội dung' })).toBeVisible();
});

it('a picture has its diagnosis, and a case its record and its appeal', async () => {
  const { place } = await open('case', {
    detail: {
      ...{ state: 'appeal', decision: aDecision(), record: [aDecision({ action: 'mute', minutes: 60 })] },
      notes: [{ reason: 'broken', note: '', at: 0, diagnosis: '1080p, trễ 4 s' }],
      appeals: [{ by: 'author', text: 'Tôi chỉ đùa', at: 0, state: 'waits' }],
    },
  });
  await expect.poll(() => place.textContent).toContain('1080p, trễ 4 s');
  for (const text of ['Tôi chỉ đùa', 'tắt tiếng 1 giờ', 'Chọn lại đúng quyết định trước là giữ nguyên.'])
    expect(place.textContent).toContain(text);
});

it('CH-11: the log undoes what is not older than ten minutes', async () => {
  const { done } = await open('log');
  await userEvent.click(button('Hoàn tác quyết định: gỡ nội dung'));
  await expect.element(page.getByText('đã rút lại')).toBeVisible();
  expect(done).toEqual(['undo d1']);
});

it('SO-10: a report is sent by one press, with another reason and a note by some more', async () => {
  const { sent, done } = await open('report');
  await userEvent.click(button('Gửi báo cáo'));
  await expect.poll(() => done).toEqual(['closed']);
  expect(sent).toMatchObject([{ target: { type: 'comment', id: 'c1' }, reason: 'spam' }]);
});

it('TV-6: a picture is reported with what its player knows', async () => {
  const { sent } = await open('picture');
  await userEvent.click(page.getByText('Không đúng trận'));
  await userEvent.fill(page.getByRole('textbox'), ' Đang chiếu trận khác ');
  await userEvent.click(button('Gửi báo cáo'));
  await expect
    .poll(() => sent)
    .toMatchObject([{ reason: 'wrongMatch', note: 'Đang chiếu trận khác', diagnosis: '1080p, trễ 4 s' }]);
});

it('SO-10: one’s reports with state and answer, decisions with the reason, and one appeal', async () => {
  const { place, sent } = await open('own', {
    reports: [anOwnReport({ state: 'upheld', answer: 'Đã gỡ', answeredAt: 1, mayAppeal: false })],
    decisions: [anOwnDecision()],
  });
  await expect.poll(() => place.textContent).toContain('Điều phối viên trả lời: Đã gỡ');
  expect(place.textContent).toContain('Lý do: Lăng mạ');
  await userEvent.click(button('Khiếu nại'));
  await expect.element(button('Gửi khiếu nại')).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox'), 'Tôi chỉ đùa');
  await userEvent.click(button('Gửi khiếu nại'));
  await expect.poll(() => sent).toMatchObject([{ decisionId: 'd1', text: 'Tôi chỉ đùa' }]);
});
