import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Question } from '#domain/help/help.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { HelpPort } from '#ports/help.ts';
import type { InboxPort } from '#ports/inbox.ts';
import { member } from '../../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import HelpScreen from './HelpScreen.tsx';
import MailEndScreen from './MailEndScreen.tsx';

afterEach(unmountAll);

const aQuestion = (change: Partial<Question> = {}): Question => ({
  ...{ askId: 'q1', mail: 'lan@khandai.example', text: 'Hình đứng từ phút 20', askedAt: 1_763_800_000_000 },
  ...{ answer: null, answeredAt: null },
  ...change,
});
const open = async (given: Partial<HelpPort>, siteRoleId: number | null = null) => {
  const ports = silentPorts({ loadPort: fakeLoadPort({ help: { known: async () => succeeded([]), ...given } }) });
  const app = fakeApp({
    ...{ ports, path: '/tro-giup', held: siteRoleId === null ? 'none' : 'member' },
    accounts: { info: () => Promise.resolve(succeeded({ ...member, siteRoleId: siteRoleId ?? SITE_ROLES.member })) },
  });
  return { app, place: await mount(app, <HelpScreen />, ['texts', 'help', 'feed']) };
};
const write = async (mail: string, text: string) => {
  await page.getByLabelText('Thư điện tử để nhận trả lời').fill(mail);
  await page.getByLabelText('Bạn gặp chuyện gì').fill(text);
};
const send = () => page.getByRole('button', { name: 'Gửi câu hỏi' }).click();

describe('ROUTE /tro-giup', () => {
  it('answers what people meet most, and says what is known to be broken', async () => {
    const { place } = await open({ known: async () => succeeded([{ id: 'a', text: 'Phòng 12 chưa có tiếng' }]) });
    await expect.element(page.getByText('Phòng 12 chưa có tiếng')).toBeVisible();
    await page.getByText('Mã xác nhận không đến').click();
    await expect.element(page.getByText('Xem hộp thư rác', { exact: false })).toBeVisible();
    expect(place.querySelectorAll('details')).toHaveLength(8);
  });

  it('where nothing is known to be broken, or it cannot be had, nothing is said of it', async () => {
    await open({ known: async () => failed({ kind: 'unreachable' }) });
    await expect.element(page.getByRole('heading', { name: 'Hỏi chúng tôi' })).toBeVisible();
    await expect.element(page.getByText('Lỗi đang biết')).not.toBeInTheDocument();
  });

  it('a question is sent once with its clientId, and the page says where the answer comes', async () => {
    const asked: Parameters<HelpPort['ask']>[0][] = [];
    await open({
      ask: async (question) => {
        asked.push(question);
        return asked.length === 1 ? failed({ kind: 'unreachable' }) : succeeded({ askId: 'abcdef123456' });
      },
    });
    await write(' lan@khandai.example ', 'Hình trong phòng đứng mãi');
    await send();
    await expect.element(page.getByRole('alert').first()).toBeInTheDocument();
    await expect.element(page.getByText('Chữ bạn viết vẫn còn', { exact: false })).toBeVisible();
    await send();
    await expect.element(page.getByText('Câu trả lời sẽ đến lan@khandai.example. Mã câu hỏi: abcdef12')).toBeVisible();
    expect(asked[0]).toMatchObject({ mail: 'lan@khandai.example', text: 'Hình trong phòng đứng mãi' });
    expect(asked[1]).toEqual(asked[0]);
    await page.getByRole('button', { name: 'Hỏi điều khác' }).click();
    await expect.element(page.getByLabelText('Bạn gặp chuyện gì')).toHaveValue('');
  });

  it('what is wrong stands at its field, which has the keyboard, and nothing is sent', async () => {
    await open({});
    await write('lan', 'ngắn');
    await send();
    await expect.element(page.getByText('Địa chỉ này không đúng dạng', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Viết thêm một chút', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Thư điện tử để nhận trả lời')).toHaveFocus();
  });

  it.each([
    [{ kind: 'rateLimited', retryAfterS: 60 }, 'Bạn đã hỏi 5 lần trong một giờ'],
    [{ kind: 'serverFault', code: 503 }, 'Đang có quá nhiều câu hỏi chờ'],
  ] as const)('%o is told in words', async (failure, words) => {
    await open({ ask: async () => failed(failure) });
    await write('lan@khandai.example', 'Hình trong phòng đứng mãi');
    await send();
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  });

  it('a new build waits while a question is half written (NAV-3)', async () => {
    const { app } = await open({});
    await write('lan@khandai.example', 'Hình');
    await expect.poll(() => app.navigation.getSnapshot().context.busy.length).toBe(1);
  });
});

describe('the queue of customer care', () => {
  it('stands for nobody else', async () => {
    await open({}, SITE_ROLES.qc);
    await expect.element(page.getByRole('heading', { name: 'Hỏi chúng tôi' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Câu hỏi của người xem' })).not.toBeInTheDocument();
  });

  it('an answer is sent and the question waits no more; the keyboard stays at the queue', async () => {
    let waiting: readonly Question[] = [aQuestion()];
    const sent: string[] = [];
    await open(
      {
        questions: async (state) =>
          succeeded({ list: state === 'open' ? waiting : [], total: waiting.length, next: null }),
        answer: async ({ text }) => {
          sent.push(text);
          waiting = [];
          return succeeded(aQuestion({ answer: text, answeredAt: 1 }));
        },
      },
      SITE_ROLES.customerCare,
    );
    await page.getByText('lan@khandai.example', { exact: false }).click();
    await page.getByRole('button', { name: 'Gửi trả lời' }).click();
    await expect.element(page.getByText('Viết câu trả lời trước đã.')).toBeVisible();
    await page.getByLabelText('Trả lời', { exact: true }).fill('Bạn chọn SD nhé');
    await page.getByRole('button', { name: 'Gửi trả lời' }).click();
    await expect.element(page.getByText('Không còn câu hỏi nào chờ.')).toBeVisible();
    expect(sent).toEqual(['Bạn chọn SD nhé']);
    await expect.element(page.getByRole('heading', { name: 'Câu hỏi của người xem' })).toHaveFocus();
    await page.getByText('Đã trả lời').click();
    await expect.element(page.getByText('Chưa trả lời câu nào.')).toBeVisible();
  });

  it('one that somebody else has answered is told', async () => {
    const { app } = await open(
      {
        questions: async () => succeeded({ list: [aQuestion()], total: 1, next: null }),
        answer: async () => failed({ kind: 'refused', code: 409 }),
      },
      SITE_ROLES.leaderOperator,
    );
    await page.getByText('lan@khandai.example', { exact: false }).click();
    await page.getByLabelText('Trả lời', { exact: true }).fill('Bạn chọn SD nhé');
    await page.getByRole('button', { name: 'Gửi trả lời' }).click();
    await expect.poll(() => app.notices.getSnapshot().context.shown?.text).toBe('Người khác vừa trả lời câu này');
  });
});

describe('ROUTE /thoi-nhan-thu/{token}', () => {
  const end = async (mailEnd: InboxPort['mailEnd']) => {
    const app = fakeApp({ ports: silentPorts({ loadPort: fakeLoadPort({ inbox: { mailEnd } }) }) });
    await mount(app, <MailEndScreen params={{ token: 't' }} />, ['help', 'settings']);
  };

  it('opening it changes nothing; one press ends the mails, another has them sent again', async () => {
    const asked: (readonly [string, boolean])[] = [];
    await end(async (token, on) => {
      asked.push([token, on]);
      return succeeded('booking');
    });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Thôi nhận thư' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Thôi nhận loại thư này' }).click();
    await expect
      .element(page.getByText('Xong. Thư loại “Trận bạn có vé hay theo dõi” sẽ không đến nữa.'))
      .toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Nhận lại' }));
    await expect.element(page.getByText('Thư loại “Trận bạn có vé hay theo dõi” lại được gửi.')).toBeVisible();
    expect(asked).toEqual([
      ['t', false],
      ['t', true],
    ]);
  });

  it('a token that is nobody’s is told, and there is nothing more to press', async () => {
    await end(async () => succeeded('gone'));
    await page.getByRole('button', { name: 'Thôi nhận loại thư này' }).click();
    await expect.element(page.getByText('Đường dẫn này không còn dùng được', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('without an answer it says so, and can be pressed again', async () => {
    await end(async () => failed({ kind: 'unreachable' }));
    await page.getByRole('button', { name: 'Thôi nhận loại thư này' }).click();
    await expect.element(page.getByText('Chưa đổi được. Hãy thử lại.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Thôi nhận loại thư này' })).toBeVisible();
  });
});
