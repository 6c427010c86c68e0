import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Application, ReviewItem } from '#domain/application/application.ts';
import type { ApplicationsPort, Review } from '#ports/applications.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { asMember, member } from '../../../tests/fakes/accounts.ts';
import { applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import ApplicationScreen from './ApplicationScreen.tsx';

afterEach(unmountAll);

const NOW = Date.parse('2026-11-21T11:52:00Z');
const DAY = 86_400_000;
const anItem = (change: Partial<Application> = {}): ReviewItem => ({
  application: anApplication('submitted', { expectedBy: NOW + 2 * DAY + 60_000, ...change }),
  userId: 'u7',
  displayName: 'lan.anh',
  submittedAt: NOW - 3 * DAY,
});

const show = async (given: Partial<ApplicationsPort>, path = '?hang-doi', siteRoleId: number = SITE_ROLES.qc) => {
  const staff = succeeded({ ...member, siteRoleId });
  const { app, recorder } = applicationApp(null, given, {
    path: `/ung-tuyen-binh-luan-vien${path}`,
    accounts: { info: () => Promise.resolve(siteRoleId === 1 ? asMember : staff) },
  });
  const place = await mount(app, <ApplicationScreen />, ['application', 'upload', 'menu', 'feed']);
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  const said = (text: string) => expect.poll(() => place.textContent, { timeout: 8000 }).toContain(text);
  const named = (text: string) =>
    [...place.querySelectorAll<HTMLElement>('button, summary, a')].find((one) => one.textContent?.includes(text));
  const press = async (text: string) => {
    await expect.poll(() => named(text)).toBeDefined();
    await userEvent.click(named(text)!);
  };
  const score = async () => {
    for (const group of place.querySelectorAll('details fieldset'))
      await userEvent.click(group.querySelectorAll('label')[3]!);
  };
  return { app, recorder, place, said, named, press, score };
};
const queueOf = (...items: readonly ReviewItem[]) => {
  const asked: Review[] = [];
  let held = items;
  const port: Partial<ApplicationsPort> = {
    queue: (state) => Promise.resolve(succeeded({ list: state === 'open' ? held : [], next: null })),
    review: (review) => {
      asked.push(review);
      held = held.filter(({ application }) => application.applicationId !== review.applicationId);
      return Promise.resolve(succeeded(items[0]!));
    },
  };
  return { asked, port };
};

describe('the queue (CA-7)', () => {
  it('is for staff: another member sees their own page, whatever the address says', async () => {
    const { said, named } = await show({}, '?hang-doi', 1);
    await said('Bắt đầu ứng tuyển');
    expect(named('Hàng đợi xét')).toBeUndefined();
  });

  it('stands beside one’s own application', async () => {
    const { press, said } = await show(queueOf(anItem()).port, '');
    await said('Bắt đầu ứng tuyển');
    await press('Hàng đợi xét');
    await said('Lá Non');
    await press('Đơn của tôi');
    await said('Bắt đầu ứng tuyển');
  });

  it.each([
    [2 * DAY + 60_000, 'còn 2 ngày', false],
    [DAY / 2, 'hạn hôm nay', false],
    [-60_000, 'trễ 1 ngày', true],
    [-3 * DAY - 60_000, 'trễ 3 ngày', true],
  ])('counts the days until the promised answer', async (left, words, late) => {
    const { said, place } = await show(queueOf(anItem({ expectedBy: NOW + left })).port);
    await said(words);
    expect(place.querySelector('[data-late]') !== null).toBe(late);
  });

  it('says that nothing waits, or has been decided', async () => {
    const { said, press } = await show(queueOf().port);
    await said('Không có đơn nào đang chờ');
    await press('Đã xong');
    await said('Chưa có đơn nào được quyết định');
  });

  it('is asked for again when it did not come', async () => {
    let down = true;
    const { port } = queueOf(anItem());
    const { press, said } = await show({
      ...port,
      queue: (...asked) => (down ? Promise.resolve(failed({ kind: 'unreachable' })) : port.queue!(...asked)),
    });
    await expect.poll(() => document.body.textContent).toContain('Thử lại');
    down = false;
    await press('Thử lại');
    await said('Lá Non');
  });
});

it('two that are open stand side by side with headings of their own', async () => {
  const { place, said } = await show(
    queueOf(anItem({ history: [] }), anItem({ applicationId: 'a2', history: [] })).port,
  );
  await said('Lá Non');
  for (const summary of place.querySelectorAll('summary')) await userEvent.click(summary);
  await expect.poll(() => place.querySelectorAll('details ol').length).toBe(2);
  const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

describe('a decision', () => {
  const opened = async (given?: Partial<ApplicationsPort>, change?: Partial<Application>) => {
    const { asked, port } = queueOf(anItem(change));
    const page = await show({ ...port, ...given });
    await page.press('Lá Non');
    await page.said('Trần Thị Lá');
    return { ...page, asked };
  };

  it('shows everything that was written, and the recording', async () => {
    const { place, named } = await opened();
    for (const words of [
      '1999',
      '0912 345 678',
      'Tiếng Việt',
      'Bóng đá',
      '6 giờ',
      'Thứ Bảy, 18–24 giờ',
      'Không có địa chỉ nào',
    ])
      expect(place.textContent).toContain(words);
    expect(named('Nghe bản ghi')).toBeDefined();
  });

  it('speaks to the reviewer, and of the applicant', async () => {
    const history = [{ state: 'submitted' as const, ts: NOW, by: 'user' as const }];
    const { place } = await opened({}, { history });
    const entry = place.querySelector('details ol li')?.textContent ?? '';
    expect(entry).toMatch(/người nộp$/);
    expect(place.querySelector('details')?.textContent).not.toMatch(/ bạn |không bắt buộc/);
  });

  it('says that a recording cannot be played', async () => {
    const { press, said, recorder } = await opened({ file: () => Promise.resolve(succeeded(new Blob(['noise']))) });
    await press('Nghe bản ghi');
    await expect.poll(() => recorder.played.length).toBe(1);
    recorder.finish(false);
    await said('Không phát được bản ghi này.');
  });

  it('is taken once, and leaves the focus in its place and no words behind', async () => {
    let taken: (value: Awaited<ReturnType<ApplicationsPort['review']>>) => void = () => {};
    let asked = 0;
    const item = anItem();
    const { press, place, named, said } = await opened({
      review: () => {
        asked += 1;
        return new Promise((resolve) => (taken = resolve));
      },
      queue: () =>
        Promise.resolve(
          succeeded({
            list: [asked === 0 ? item : { ...item, application: { ...item.application, state: 'need_info' } }],
            next: null,
          }),
        ),
    });
    await userEvent.fill(place.querySelector('textarea')!, 'Ghi lại giúp nhé.');
    await press('Hỏi thêm');
    await expect.poll(() => (named('Từ chối') as HTMLButtonElement).disabled).toBe(true);
    taken(succeeded(item));
    await said('Cần bổ sung');
    expect(asked).toBe(1);
    expect(place.querySelector('textarea')!.value).toBe('');
    expect(document.activeElement).toBe(place.querySelector('details'));
  });

  it('takes an application up', async () => {
    const { press, asked, said } = await opened();
    await press('Nhận xét');
    await said('Không có đơn nào đang chờ');
    expect(asked).toEqual([{ applicationId: 'a1', from: 'submitted', state: 'reviewing' }]);
  });

  it('asks for more only with words', async () => {
    const { press, asked, said, place } = await opened();
    await press('Hỏi thêm');
    await said('Viết lời nhắn.');
    expect(asked).toEqual([]);
    await userEvent.fill(place.querySelector('textarea')!, '  Ghi lại giúp nhé. ');
    await press('Hỏi thêm');
    await expect
      .poll(() => asked)
      .toEqual([{ applicationId: 'a1', from: 'submitted', state: 'need_info', note: 'Ghi lại giúp nhé.' }]);
  });

  it('approves only with a whole score', async () => {
    const { press, asked, said, score } = await opened();
    await press('Duyệt');
    await said('Chấm đủ bốn mục.');
    expect(asked).toEqual([]);
    await score();
    await press('Duyệt');
    await expect
      .poll(() => asked)
      .toEqual([
        {
          ...{ applicationId: 'a1', from: 'submitted', state: 'approved' },
          score: { voice: 4, knowledge: 4, flow: 4, conduct: 4 },
        },
      ]);
  });

  it('rejects only with words, a score and a reason', async () => {
    const { press, asked, said, score, place } = await opened();
    await press('Từ chối');
    await said('Viết lời nhắn.');
    await userEvent.fill(place.querySelector('textarea')!, 'Chưa rõ lời.');
    await press('Từ chối');
    await said('Chấm đủ bốn mục.');
    await score();
    await press('Từ chối');
    await said('Chọn lý do.');
    expect(asked).toEqual([]);
    await userEvent.selectOptions(place.querySelector('select')!, 'voice');
    await press('Từ chối');
    await expect.poll(() => asked).toMatchObject([{ state: 'rejected', note: 'Chưa rõ lời.', reasonKey: 'voice' }]);
  });

  it.each([
    [409, 'Đơn này vừa đổi trạng thái'],
    [403, 'Không xét đơn của chính mình được.'],
    [500, 'Chưa ghi được, thử lại.'],
  ])('that was not taken is told: %i', async (code, words) => {
    const { press, app } = await opened({ review: () => Promise.resolve(failed({ kind: 'refused', code })) });
    await press('Nhận xét');
    await expect.poll(() => app.notices.getSnapshot().context.shown?.text).toContain(words);
  });

  it.each([
    ['reviewing', ['Hỏi thêm', 'Duyệt', 'Từ chối']],
    ['need_info', ['Từ chối']],
    ['approved', []],
  ] as const)('offers only what can follow: %s', async (state, acts) => {
    const { place } = await opened({}, { state });
    const offered = [...place.querySelectorAll('details button')].map((one) => one.textContent);
    expect(offered.filter((one) => one !== 'Nghe bản ghi')).toEqual(acts);
  });
});
