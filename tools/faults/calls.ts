import { Agent, request } from 'node:http';
import { accounts } from '#contract/http/accounts.ts';
import { codes } from '#contract/http/codes.ts';
import { schedule } from '#contract/http/schedule.ts';
import { overAndOver, pause, type Attack } from './support/attack.ts';
import type { Target } from './support/target.ts';

const PLACES = 100;

/** Asks and settles with the status once the whole answer was read. */
const ask = (target: Target, agent: Agent, path: string, body: object | null = null): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ port: target.port, host: '127.0.0.1', path, agent, method: body ? 'POST' : 'GET' },
        headers: body ? { 'Content-Type': 'application/json' } : {},
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body ? JSON.stringify(body) : '');
  });

/** Asks over and over by kept connections. */
const hammer = async (target: Target, what: (n: number) => readonly [string, (object | null)?]): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: PLACES });
  await overAndOver(PLACES, async (n) => {
    const [path, body] = what(n);
    await ask(target, agent, path, body ?? null);
  });
  agent.destroy();
};

const member = { username: 'tan.cong', password: 'mưa rơi trên mái tôn' };

export const logIns: Attack = {
  name: 'right log-ins in a loop',
  run: async (target) => {
    await target.post(accounts.register.path, member);
    await hammer(target, () => [accounts.login.path, member]);
  },
};

export const madeUpMembers: Attack = {
  name: 'log-ins of made-up members',
  run: (target) => hammer(target, (n) => [accounts.login.path, { username: `ai.do.${n}`, password: 'không ai biết' }]),
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
      return asked[n % asked.length]!;
    }),
};

export const badIds: Attack = {
  name: 'thirteen thousand ids that nothing has',
  run: (target) =>
    hammer(target, (n) => {
      const id = `x${n}`;
      const asked = [`${schedule.liveRoom.path}?id=${id}`, `/media/${id}/index.mpd`, `/tran-dau/a-vs-b/${id}`] as const;
      return [asked[n % asked.length]!];
    }),
};

export const heavyCalls: Attack = {
  name: 'heavy calls, each with another input',
  run: (target) => hammer(target, (n) => [`${schedule.liveSchedule.path}?pageSize=${(n % 200) + 1}`]),
};

export const pages: Attack = {
  name: 'pages, each with another address',
  run: (target) => hammer(target, (n) => [`/khong-co-${n}`]),
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
