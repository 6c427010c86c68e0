import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed } from '#ports/failure.ts';
import { applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { begunApplication, draftAt, showApplication } from '../../../tests/fakes/applicationPage.tsx';
import { anApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { unmountAll } from '../../../tests/fakes/mount.tsx';
import { LOGIN_LAYER } from '../app/loginLayer.ts';

afterEach(unmountAll);

describe('the steps (CA-2)', () => {
  it('name what is missing at its field, and take the viewer to the first', async () => {
    const { press, field, said, head, place } = await begunApplication(applicationApp(null, {}, { held: 'none' }));
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
    const { field, place } = await begunApplication(applicationApp(null, {}, { held: 'none' }));
    await userEvent.fill(field('stageName'), 'Lá Non');
    await expect.poll(() => place.querySelector('aside')?.textContent).toContain('Lá Non');
  });

  it('keep a guest’s draft on this device, and let nobody past the second without logging in', async () => {
    const world = applicationApp(null, {}, { held: 'none' });
    const { press, field, said, head, place } = await begunApplication(world);
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
    const world = applicationApp(draftAt(1, { stageName: '' }));
    const { field, said } = await showApplication(world);
    await userEvent.fill(field('stageName'), 'Lá Non');
    await expect.poll(() => world.origin.saves.at(-1)?.form.stageName, { timeout: 5000 }).toBe('Lá Non');
    await said('Đã lưu');
  });

  it('add a sport or a language to those chosen before, and take away only the one that is pressed', async () => {
    const { place, head } = await showApplication(applicationApp(draftAt(2, { sports: ['bong-ro'], langs: ['en'] })));
    await expect.poll(head).toBe('Bạn nói về gì');
    const chosen = () =>
      [...place.querySelectorAll<HTMLInputElement>('input:checked')].map((box) => box.labels?.[0]?.textContent);
    const choose = (label: string) =>
      userEvent.click([...place.querySelectorAll('label')].find((one) => one.textContent === label)!);
    expect(chosen()).toEqual(['Bóng rổ', 'Tiếng Anh']);
    await choose('Bóng đá');
    await choose('Tiếng Việt');
    await expect.poll(chosen).toEqual(['Bóng đá', 'Bóng rổ', 'Tiếng Việt', 'Tiếng Anh']);
    await choose('Bóng rổ');
    await choose('Tiếng Anh');
    await expect.poll(chosen).toEqual(['Bóng đá', 'Tiếng Việt']);
  });

  it('say that nothing was saved while there is no network, and save it when asked', async () => {
    const world = applicationApp(draftAt(1, { stageName: '' }));
    const { press, field, said } = await showApplication(world);
    world.origin.fail(failed({ kind: 'unreachable' }));
    await userEvent.fill(field('stageName'), 'Lá Non');
    await said('Chưa lưu lên được, vẫn còn trên máy này');
    world.origin.fail(null);
    await press('Lưu ngay');
    await expect.poll(() => world.origin.held()?.form.stageName).toBe('Lá Non');
  });

  it('let the applicant choose between two drafts that contradict, losing neither before', async () => {
    const world = applicationApp(draftAt(1, { stageName: '' }));
    const { press, field, said } = await showApplication(world);
    world.origin.hold(anApplication('draft', { rev: 9, form: { ...wholeForm, stageName: 'Lá Già' } }));
    await userEvent.fill(field('stageName'), 'Lá Non');
    await said('Đơn này đã được sửa ở nơi khác');
    await press('Giữ bản trên trang này');
    await expect.poll(() => world.origin.held()?.form.stageName).toBe('Lá Non');
    expect(world.origin.saves.at(-1)?.rev).toBe(9);
  });

  it('throw a draft away only after a second word', async () => {
    const world = applicationApp(draftAt(1));
    const { press, said, buttonNamed } = await showApplication(world);
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

it('says on any step that a draft could not be thrown away', async () => {
  const world = applicationApp(draftAt(1));
  const { press, said, head } = await showApplication(world);
  world.origin.fail(failed({ kind: 'serverFault', code: 500 }));
  await press('Xoá đơn nháp');
  await press('Xoá');
  await said('trục trặc phía chúng tôi');
  expect(head()).toBe('Bạn là ai');
});

describe('sending it (CA-4)', () => {
  const atVoice = async (application = anApplication('draft')) => {
    const world = applicationApp(application);
    const page = await showApplication(world);
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

  it('keeps the one thing agreed to while the other is ticked', async () => {
    const { field, press, said } = await atVoice(
      anApplication('draft', { form: { ...wholeForm, consent: { age18: false, terms: false } } }),
    );
    await userEvent.click(field('age18'));
    await userEvent.click(field('terms'));
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
  });

  it('sends it as it was saved, and shows where it stands', async () => {
    const { press, said, world } = await atVoice();
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.asked).toEqual(expect.arrayContaining(['save', 'submit 4']));
  });

  it('sends neither of two drafts before one was chosen, and leads to the choice (CA-2)', async () => {
    const { press, said, world } = await atVoice();
    world.origin.hold(anApplication('draft', { rev: 9, form: { ...wholeForm, stageName: 'Lá Già' } }));
    await press('Gửi đơn');
    await said('Đơn này đã được sửa ở nơi khác');
    await press('Gửi đơn');
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('apply-contradicted');
    expect(world.origin.held()).toMatchObject({ state: 'draft', form: { stageName: 'Lá Già' } });
    await press('Giữ bản trên trang này');
    await said('Đã lưu');
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
    expect(world.origin.held()!.form.stageName).toBe('Lá Non');
  });

  it('says why it could not be sent, and keeps it', async () => {
    const { press, said, world, head } = await atVoice();
    world.origin.fail(failed({ kind: 'serverFault', code: 500 }));
    await press('Gửi đơn');
    await said('trục trặc phía chúng tôi');
    expect(head()).toBe('Giọng của bạn');
    world.origin.fail(null);
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
  });
});
