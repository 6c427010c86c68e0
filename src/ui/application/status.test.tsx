import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed } from '#ports/failure.ts';
import { applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { showApplication } from '../../../tests/fakes/applicationPage.tsx';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { unmountAll } from '../../../tests/fakes/mount.tsx';

afterEach(unmountAll);

describe('how it stands (CA-6)', () => {
  it.each([
    ['submitted', 'Đơn của bạn đã tới nơi', 'Rút đơn'],
    ['reviewing', 'Có người đang nghe bạn', 'Rút đơn'],
    ['need_info', 'Cần bạn bổ sung', 'Gửi trả lời'],
    ['approved', 'Chào bình luận viên Lá Non', null],
    ['rejected', 'Lần này chưa được', null],
  ] as const)('%s is told', async (state, heading, action) => {
    const { head, buttonNamed } = await showApplication(applicationApp(anApplication(state)));
    await expect.poll(head).toBe(heading);
    if (action) expect(buttonNamed(action)).toBeDefined();
  });

  it('shows what has happened, who did it and what they said', async () => {
    const { place, said } = await showApplication(
      applicationApp(
        anApplication('need_info', {
          history: [
            { state: 'submitted', ts: Date.UTC(2026, 10, 20, 9), by: 'user' },
            { state: 'need_info', ts: Date.UTC(2026, 10, 21, 9), by: 'staff', note: 'Ghi lại giúp nhé.' },
          ],
        }),
      ),
    );
    await said('Ghi lại giúp nhé.');
    const entries = [...place.querySelectorAll('ol li')].map((one) => one.textContent);
    expect(entries).toHaveLength(2);
    expect(entries.find((one) => one?.includes('Đã gửi'))).toContain('bạn');
    expect(entries.find((one) => one?.includes('Cần bổ sung'))).toContain('người xét');
  });

  it('an answer needs words', async () => {
    const world = applicationApp(anApplication('need_info'));
    const { press, said, field } = await showApplication(world);
    await press('Gửi trả lời');
    await said('Viết vài chữ trả lời.');
    await userEvent.fill(field('reply'), 'Đã ghi lại.');
    await press('Gửi trả lời');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toContain('reply Đã ghi lại.');
  });

  it('the form opens again while more is needed, and is answered from there', async () => {
    const world = applicationApp(anApplication('need_info'));
    const { press, said, field, head } = await showApplication(world);
    await press('Sửa đơn');
    await expect.poll(head).toBe('Giọng của bạn');
    await press('Gửi phần bổ sung');
    await said('Viết vài chữ trả lời.');
    await userEvent.fill(field('reply'), 'Đã ghi lại.');
    await press('Gửi phần bổ sung');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toContain('reply Đã ghi lại.');
  });

  it('an answer that could not be sent stays, here and in the form, and holds a new build back (NAV-3)', async () => {
    const world = applicationApp(anApplication('need_info'));
    const { press, said, field, head } = await showApplication(world);
    await userEvent.fill(field('reply'), 'Đã ghi lại.');
    const { navigation } = world.app;
    expect(navigation.getSnapshot().context.busy).toContain('draft');
    world.origin.fail(failed({ kind: 'serverFault', code: 500 }));
    await press('Gửi trả lời');
    await said('trục trặc phía chúng tôi');
    expect(field('reply').value).toBe('Đã ghi lại.');
    world.origin.fail(null);
    await press('Sửa đơn');
    await expect.poll(head).toBe('Giọng của bạn');
    expect(field('reply').value).toBe('Đã ghi lại.');
    await press('Gửi phần bổ sung');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toContain('reply Đã ghi lại.');
    expect(navigation.getSnapshot().context.busy).toEqual([]);
  });

  it('stays in its place while an answer is sent', async () => {
    const { press, field, head, buttonNamed } = await showApplication(
      applicationApp(anApplication('need_info'), { save: () => new Promise(() => {}) }),
    );
    await userEvent.fill(field('reply'), 'Đã ghi lại.');
    await press('Gửi trả lời');
    await expect.poll(() => buttonNamed('Gửi trả lời')?.ariaBusy).toBe('true');
    expect(head()).toBe('Cần bạn bổ sung');
  });

  it('can be taken back, after a second word', async () => {
    const world = applicationApp(anApplication('submitted'));
    const { press, head } = await showApplication(world);
    await press('Rút đơn');
    await press('Để yên');
    expect(world.origin.held()?.state).toBe('submitted');
    await press('Rút đơn');
    await press('Rút đơn');
    await expect.poll(() => world.origin.held()?.state).toBe('draft');
    await expect.poll(head).not.toBe('Đơn của bạn đã tới nơi');
  });

  it('says when a rejected one may apply again, and lets them once that is so', async () => {
    const later = await showApplication(
      applicationApp(
        anApplication('rejected', { rejectReasonKey: 'voice', reapplyAfter: Date.parse('2026-12-21T05:00:00Z') }),
      ),
    );
    await later.said('Có thể nộp lại từ 21 tháng 12');
    await later.said('Giọng nghe chưa rõ');
    expect(later.buttonNamed('Nộp đơn mới')).toBeUndefined();
    unmountAll();
    const now = await showApplication(
      applicationApp(anApplication('rejected', { reapplyAfter: Date.parse('2026-11-20T05:00:00Z') })),
    );
    await now.press('Nộp đơn mới');
    await expect.poll(now.head).toBe('Bạn là ai');
  });
});
