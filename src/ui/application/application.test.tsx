import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyForm, type ApplicationForm } from '#domain/application/form.ts';
import type { ApplicationsPort } from '#ports/applications.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { anApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { provenCode, scriptedCodes, sentCode } from '../../../tests/fakes/codes.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import ApplicationScreen from './ApplicationScreen.tsx';

afterEach(unmountAll);

type World = ReturnType<typeof applicationApp>;
const show = async (world: World) => {
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
const begun = async (world: World) => {
  const page = await show(world);
  await page.press('ứng tuyển');
  await expect.poll(page.head).toBe('Bạn là ai');
  return page;
};
const unproven = () => {
  const { provenPhone: _, ...rest } = anApplication('draft', { step: 3 });
  return rest;
};
const draft = (change: Partial<ApplicationForm>, step = 1) =>
  anApplication('draft', { step, form: { ...wholeForm, ...change } });

describe('the landing (CA-1)', () => {
  it('tells whom the portal looks for, by sport, language and hours', async () => {
    const { said, place } = await show(applicationApp(null, {}, { held: 'none' }));
    await said('3 chỗ');
    const row = [...place.querySelectorAll('li')].find((one) => one.textContent?.includes('3 chỗ'))!;
    expect(row.textContent).toContain('Tiếng Việt, buổi tối');
    expect(row.textContent).toContain('Esport');
  });

  it('says that one may apply all the same where nobody is looked for', async () => {
    const { said } = await show(applicationApp(null, { positions: () => Promise.resolve(succeeded([])) }));
    await said('Bạn vẫn nộp đơn được');
  });

  it('asks again for positions that did not come, and can be begun without them', async () => {
    let down = true;
    const world = applicationApp(null, {
      positions: () => Promise.resolve(down ? failed({ kind: 'unreachable' }) : succeeded([])),
    });
    const { said, press, buttonNamed } = await show(world);
    await expect.poll(() => buttonNamed('Thử lại')).toBeDefined();
    expect(buttonNamed('Bắt đầu ứng tuyển')).toBeDefined();
    down = false;
    await press('Thử lại');
    await said('Bạn vẫn nộp đơn được');
  });
});

describe('the steps (CA-2)', () => {
  it('name what is missing at its field, and take the viewer to the first', async () => {
    const { press, field, said, head, place } = await begun(applicationApp(null, {}, { held: 'none' }));
    await userEvent.fill(field('realName'), 'Trần Thị Lá');
    await press('Tiếp tục');
    await said('Nhập tên trên sóng.');
    expect(document.activeElement).toBe(field('stageName'));
    expect(field('realName').getAttribute('aria-invalid')).toBeNull();
    await userEvent.fill(field('stageName'), 'Lá Non');
    await userEvent.fill(field('birthYear'), '2015');
    await said('Bình luận viên phải đủ 18 tuổi.');
    await userEvent.fill(field('birthYear'), '1999');
    await press('Tiếp tục');
    await expect.poll(head).toBe('Bạn nói về gì');
    expect(document.activeElement).toBe(place.querySelector('h2'));
  });

  it('show the card as it will be', async () => {
    const { field, place } = await begun(applicationApp(null, {}, { held: 'none' }));
    await userEvent.fill(field('stageName'), 'Lá Non');
    await expect.poll(() => place.querySelector('aside')?.textContent).toContain('Lá Non');
  });

  it('keep a guest’s draft on this device, and let nobody past the second without logging in', async () => {
    const world = applicationApp(null, {}, { held: 'none' });
    const { press, field, said, head, place } = await begun(world);
    await userEvent.fill(field('realName'), 'Trần Thị Lá');
    await userEvent.fill(field('stageName'), 'Lá Non');
    await userEvent.fill(field('birthYear'), '1999');
    await said('Đã lưu trên máy này');
    await press('Tiếp tục');
    await expect.poll(head).toBe('Bạn nói về gì');
    for (const label of ['Bóng đá', 'Tiếng Việt'])
      await userEvent.click([...place.querySelectorAll('label')].find((one) => one.textContent === label)!);
    await userEvent.fill(field('experience'), 'Hai mùa bình luận giải sinh viên.');
    await press('Tiếp tục');
    await said('Đăng nhập để viết tiếp');
    await expect.poll(() => world.app.layers.names()).toContain(LOGIN_LAYER);
    expect(world.origin.saves).toEqual([]);
  });

  it('save a member’s draft by themselves, and say so', async () => {
    const world = applicationApp(draft({ stageName: '' }));
    const { field, said } = await show(world);
    await userEvent.fill(field('stageName'), 'Lá Non');
    await expect.poll(() => world.origin.saves.at(-1)?.form.stageName, { timeout: 5000 }).toBe('Lá Non');
    await said('Đã lưu');
  });

  it('say that nothing was saved while there is no network, and save it when asked', async () => {
    const world = applicationApp(draft({ stageName: '' }));
    const { press, field, said } = await show(world);
    world.origin.fail(failed({ kind: 'unreachable' }));
    await userEvent.fill(field('stageName'), 'Lá Non');
    await said('Chưa lưu lên được, vẫn còn trên máy này');
    world.origin.fail(null);
    await press('Lưu ngay');
    await expect.poll(() => world.origin.held()?.form.stageName).toBe('Lá Non');
  });

  it('let the applicant choose between two drafts that contradict, losing neither before', async () => {
    const world = applicationApp(draft({ stageName: '' }));
    const { press, field, said } = await show(world);
    world.origin.hold(anApplication('draft', { rev: 9, form: { ...wholeForm, stageName: 'Lá Già' } }));
    await userEvent.fill(field('stageName'), 'Lá Non');
    await said('Đơn này đã được sửa ở nơi khác');
    await press('Giữ bản trên trang này');
    await expect.poll(() => world.origin.held()?.form.stageName).toBe('Lá Non');
    expect(world.origin.saves.at(-1)?.rev).toBe(9);
  });

  it('throw a draft away only after a second word', async () => {
    const world = applicationApp(draft({}));
    const { press, said, buttonNamed } = await show(world);
    await press('Xoá đơn nháp');
    expect(document.activeElement).toBe(buttonNamed('Giữ lại'));
    await press('Giữ lại');
    expect(world.origin.held()).not.toBeNull();
    await press('Xoá đơn nháp');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.poll(() => world.origin.held()).toBeNull();
    await said('Bắt đầu ứng tuyển');
  });
});

describe('when one is free (CA-5)', () => {
  const atWhen = async (change: Partial<ApplicationForm> = {}, given: Partial<ApplicationsPort> = {}) => {
    const world = applicationApp(draft(change, 3), given);
    const page = await show(world);
    await expect.poll(page.head).toBe('Khi nào, gọi ở đâu');
    const boxes = () => [...page.place.querySelectorAll<HTMLInputElement>('table input')];
    return { ...page, world, boxes };
  };

  it('is marked by the keyboard: one stop, arrows, the space bar', async () => {
    const { boxes, said } = await atWhen({ availability: [] });
    expect(boxes().filter((box) => box.tabIndex === 0)).toHaveLength(1);
    boxes()
      .find((box) => box.tabIndex === 0)!
      .focus();
    expect(document.activeElement?.ariaLabel).toBe('Thứ Hai, 18–21 giờ');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ');
    expect(document.activeElement?.ariaLabel).toBe('Thứ Tư, 21–24 giờ');
    await said('3 giờ mỗi tuần');
    await userEvent.keyboard('{ArrowRight}{End}{Home} ');
    expect(document.activeElement?.ariaLabel).toBe('Thứ Tư, 0–3 giờ');
    await said('6 giờ mỗi tuần');
    await userEvent.keyboard(' ');
    await said('3 giờ mỗi tuần');
    expect(boxes().filter((box) => box.tabIndex === 0)).toEqual([document.activeElement]);
  });

  it('can be marked at a stroke, and unmarked', async () => {
    const { press, boxes, said } = await atWhen({ availability: [] });
    await press('Cuối tuần');
    await expect.poll(() => boxes().filter((box) => box.checked).length).toBe(10);
    await press('Bỏ hết');
    await expect.poll(() => boxes().some((box) => box.checked)).toBe(false);
    await press('Tiếp tục');
    await said('Đánh dấu ít nhất một khung giờ.');
  });

  it('is kept as minutes of the week in a named zone', async () => {
    const { press, world, place } = await atWhen({ availability: [] });
    await userEvent.selectOptions(place.querySelector('select')!, 'Asia/Tokyo');
    await press('Các tối');
    await expect
      .poll(() => world.origin.saves.at(-1)?.form, { timeout: 5000 })
      .toMatchObject({ timezone: 'Asia/Tokyo', availability: expect.arrayContaining([[1, 1080, 1440]]) });
  });

  it('lets nobody on with a number that was not proved, and proves it by a code', async () => {
    const { port, asked } = scriptedCodes({ send: [sentCode()], check: [provenCode({ ticket: 't7' })] });
    const proved: string[] = [];
    const given: Partial<ApplicationsPort> = {
      proveContact: (phone, ticket) => {
        proved.push(`${phone} ${ticket}`);
        return Promise.resolve(succeeded(anApplication('draft', { step: 3, provenPhone: phone })));
      },
    };
    const world = applicationApp(unproven(), given, {
      areas: { codes: port },
    });
    const { press, said, field, head } = await show(world);
    await press('Tiếp tục');
    await said('Xác nhận số điện thoại bằng mã.');
    await press('Gửi mã');
    await expect.poll(() => document.activeElement).toBe(field('code'));
    expect(asked).toContain('send 0912 345 678 contact');
    await userEvent.keyboard('{Enter}');
    expect(head()).toBe('Khi nào, gọi ở đâu');
    await userEvent.fill(field('code'), '123456');
    await said('Số này đã được xác nhận');
    expect(proved).toEqual(['0912 345 678 t7']);
    await press('Tiếp tục');
    await expect.poll(head).toBe('Giọng của bạn');
  });

  it('offers another code when the number could not be proved', async () => {
    const { port } = scriptedCodes({ send: [sentCode()], check: [provenCode()] });
    const world = applicationApp(
      unproven(),
      { proveContact: () => Promise.resolve(failed({ kind: 'refused', code: 410 })) },
      { areas: { codes: port } },
    );
    const { press, said, field, buttonNamed } = await show(world);
    await press('Gửi mã');
    await expect.poll(() => field('code')?.readOnly).toBe(false);
    await userEvent.fill(field('code'), '123456');
    await said('Chưa xác nhận được, thử lại.');
    await press('Gửi mã khác');
    await expect.poll(() => buttonNamed('Gửi mã')).toBeDefined();
  });
});

describe('sending it (CA-4)', () => {
  const atVoice = async (application = anApplication('draft')) => {
    const world = applicationApp(application);
    const page = await show(world);
    await expect.poll(page.head).toBe('Giọng của bạn');
    return { ...page, world };
  };

  it('names everything that is missing, each a way to it', async () => {
    const { press, said, head, field } = await atVoice(
      anApplication('draft', { form: { ...wholeForm, realName: '', consent: { age18: false, terms: true } } }),
    );
    await press('Gửi đơn');
    await said('Cần cam kết đủ 18 tuổi.');
    await said('Còn vài chỗ chưa xong:');
    await press('Nhập họ và tên.');
    await expect.poll(head).toBe('Bạn là ai');
    expect(field('realName').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends it as it was saved, and shows where it stands', async () => {
    const { press, said, world } = await atVoice();
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toEqual(expect.arrayContaining(['save', 'submit 4']));
  });

  it('says why it could not be sent, and keeps it', async () => {
    const { press, said, world, head } = await atVoice();
    world.origin.fail(failed({ kind: 'serverFault', code: 500 }));
    await press('Gửi đơn');
    await said('500');
    expect(head()).toBe('Giọng của bạn');
    world.origin.fail(null);
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
  });
});

describe('how it stands (CA-6)', () => {
  it.each([
    ['submitted', 'Đơn của bạn đã tới nơi', 'Rút đơn'],
    ['reviewing', 'Có người đang nghe bạn', 'Rút đơn'],
    ['need_info', 'Cần bạn bổ sung', 'Gửi trả lời'],
    ['approved', 'Chào bình luận viên Lá Non', null],
    ['rejected', 'Lần này chưa được', null],
  ] as const)('%s is told', async (state, heading, action) => {
    const { head, buttonNamed } = await show(applicationApp(anApplication(state)));
    await expect.poll(head).toBe(heading);
    if (action) expect(buttonNamed(action)).toBeDefined();
  });

  it('shows what has happened, who did it and what they said', async () => {
    const { place, said } = await show(
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
    const { press, said, field } = await show(world);
    await press('Gửi trả lời');
    await said('Viết vài chữ trả lời.');
    await userEvent.fill(field('reply'), 'Đã ghi lại.');
    await press('Gửi trả lời');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toContain('reply Đã ghi lại.');
  });

  it('the form opens again while more is needed, and is answered from there', async () => {
    const world = applicationApp(anApplication('need_info'));
    const { press, said, field, head } = await show(world);
    await press('Sửa đơn');
    await expect.poll(head).toBe('Giọng của bạn');
    await press('Gửi phần bổ sung');
    await said('Viết vài chữ trả lời.');
    await userEvent.fill(field('reply'), 'Đã ghi lại.');
    await press('Gửi phần bổ sung');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toContain('reply Đã ghi lại.');
  });

  it('can be taken back, after a second word', async () => {
    const world = applicationApp(anApplication('submitted'));
    const { press, head } = await show(world);
    await press('Rút đơn');
    await press('Để yên');
    expect(world.origin.held()?.state).toBe('submitted');
    await press('Rút đơn');
    await press('Rút đơn');
    await expect.poll(() => world.origin.held()?.state).toBe('draft');
    await expect.poll(head).not.toBe('Đơn của bạn đã tới nơi');
  });

  it('says when a rejected one may apply again, and lets them once that is so', async () => {
    const later = await show(
      applicationApp(
        anApplication('rejected', { rejectReasonKey: 'voice', reapplyAfter: Date.parse('2026-12-21T05:00:00Z') }),
      ),
    );
    await later.said('Có thể nộp lại từ 21 tháng 12');
    await later.said('Giọng nghe chưa rõ');
    expect(later.buttonNamed('Nộp đơn mới')).toBeUndefined();
    unmountAll();
    const now = await show(
      applicationApp(anApplication('rejected', { reapplyAfter: Date.parse('2026-11-20T05:00:00Z') })),
    );
    await now.press('Nộp đơn mới');
    await expect.poll(now.head).toBe('Bạn là ai');
  });
});

it('an application that could not be read is asked for again', async () => {
  const world = applicationApp(anApplication('submitted'));
  world.origin.fail(failed({ kind: 'unreachable' }));
  const place = await mount(world.app, <ApplicationScreen />, ['application', 'upload', 'menu']);
  const again = () => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes('Thử lại'));
  await expect.poll(again).toBeDefined();
  world.origin.fail(null);
  await userEvent.click(again()!);
  await expect.poll(() => place.querySelector('h2')?.textContent).toBe('Đơn của bạn đã tới nơi');
});

it('a member who has nothing yet begins like anybody', async () => {
  const world = applicationApp(null);
  const { field, said } = await begun(world);
  await userEvent.fill(field('realName'), 'Trần Thị Lá');
  await expect
    .poll(() => world.origin.held()?.form, { timeout: 5000 })
    .toMatchObject({
      ...emptyForm,
      realName: 'Trần Thị Lá',
      timezone: 'Asia/Bangkok',
    });
  await said('Đã lưu');
});
