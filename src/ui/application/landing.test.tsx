import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyForm } from '#domain/application/form.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { begunApplication, showApplication } from '../../../tests/fakes/applicationPage.tsx';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import ApplicationScreen from './ApplicationScreen.tsx';

afterEach(unmountAll);

describe('the landing (CA-1)', () => {
  it('tells whom the portal looks for, by sport, language and hours', async () => {
    const { said, place } = await showApplication(applicationApp(null, {}, { held: 'none' }));
    await said('3 chỗ');
    const row = [...place.querySelectorAll('li')].find((one) => one.textContent?.includes('3 chỗ'))!;
    expect(row.textContent).toContain('Tiếng Việt, buổi tối');
    expect(row.textContent).toContain('Esport');
  });

  it('says that one may apply all the same where nobody is looked for', async () => {
    const { said } = await showApplication(applicationApp(null, { positions: () => Promise.resolve(succeeded([])) }));
    await said('Bạn vẫn nộp đơn được');
  });

  it('asks again for positions that did not come, and can be begun without them', async () => {
    let down = true;
    const world = applicationApp(null, {
      positions: () => Promise.resolve(down ? failed({ kind: 'unreachable' }) : succeeded([])),
    });
    const { said, press, buttonNamed } = await showApplication(world);
    await expect.poll(() => buttonNamed('Thử lại')).toBeDefined();
    expect(buttonNamed('Bắt đầu ứng tuyển')).toBeDefined();
    down = false;
    await press('Thử lại');
    await said('Bạn vẫn nộp đơn được');
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
  const { field, said } = await begunApplication(world);
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
