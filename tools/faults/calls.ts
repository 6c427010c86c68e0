import { accounts } from '#contract/http/accounts.ts';
import { codes } from '#contract/http/codes.ts';
import { schedule } from '#contract/http/schedule.ts';
import { overAndOver, pause, type Attack } from './support/attack.ts';
import { hammer } from './support/hammer.ts';

const member = { username: 'tan.cong', password: 'mưa rơi trên mái tôn' };

export const logIns: Attack = {
  name: 'right log-ins in a loop',
  run: async (target) => {
    await target.post(accounts.register.path, member);
    await hammer(target, () => ({ path: accounts.login.path, body: member }));
  },
};

export const madeUpMembers: Attack = {
  name: 'log-ins of made-up members',
  run: (target) =>
    hammer(target, (n) => ({ path: accounts.login.path, body: { username: `ai.do.${n}`, password: 'không ai biết' } })),
};

export const madeUpKeys: Attack = {
  name: 'made-up names, addresses and numbers for every limiter',
  run: (target) =>
    hammer(target, (n) => {
      const asked = [
        [accounts.checkUsername.path, { username: `ai.do.${n}` }],
        [codes.checkEmail.path, { email: `ai.do.${n}@khandai.vn` }],
        [codes.checkPhone.path, { phoneNumber: `09${String(n).padStart(8, '0')}` }],
        [codes.sendEmail.path, { email: `ai.do.${n}@khandai.vn` }],
        [accounts.guestLogin.path, {}],
      ] as const;
      const [path, body] = asked[n % asked.length]!;
      return { path, body };
    }),
};

export const badIds: Attack = {
  name: 'thirteen thousand ids that nothing has',
  run: (target) =>
    hammer(target, (n) => {
      const id = `x${n}`;
      const asked = [`${schedule.liveRoom.path}?id=${id}`, `/media/${id}/index.mpd`, `/tran-dau/a-vs-b/${id}`] as const;
      return { path: asked[n % asked.length]! };
    }),
};

export const heavyCalls: Attack = {
  name: 'heavy calls, each with another input',
  run: (target) => hammer(target, (n) => ({ path: `${schedule.liveSchedule.path}?pageSize=${(n % 200) + 1}` })),
};

export const pages: Attack = {
  name: 'pages, each with another address',
  run: (target) => hammer(target, (n) => ({ path: `/khong-co-${n}` })),
};

const upload = (size: number): string =>
  [
    `POST ${accounts.login.path} HTTP/1.1`,
    ...['Host: x', 'Content-Type: application/json', `Content-Length: ${size}`],
    '\r\n',
  ].join('\r\n');

export const slowBodies: Attack = {
  name: 'bodies that are large and come slowly',
  run: (target) =>
    overAndOver(250, async (n) => {
      const client = await target.open();
      client.write(upload(n % 2 === 0 ? 65_536 : 100_000_000));
      for (let i = 0; i < 20 && !client.socket.destroyed; i += 1) {
        client.write('x'.repeat(3000));
        await pause(200);
      }
      client.cut();
    }),
};
