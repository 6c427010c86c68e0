import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../../e2e/support/origin.ts';
import { asJson, type Driven } from './driven.ts';
import { untilDone } from './untilDone.ts';

/** Firefox asks for nothing and lets pages play as after any press; the rest is as it comes. */
const PREFERENCES = [
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['toolkit.telemetry.reportingpolicy.firstRun', false],
  ['app.update.auto', false],
  ['intl.accept_languages', 'vi'],
] as const;

interface Answer {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Firefox, driven over WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi/. */
export const startFirefox = async (program: string): Promise<Driven> => {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'khandai-firefox-'));
  const lines = PREFERENCES.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const gone = new Promise<void>((ended) => child.once('exit', () => ended()));
  const stop = async () => {
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  };

  const open = () =>
    new Promise<WebSocket>((opened, failed) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
      socket.once('open', () => opened(socket)).once('error', failed);
    });
  const socket = await untilDone('Firefox listens', open).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  let asked = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const ask = (method: string, params: Readonly<Record<string, unknown>>) =>
    new Promise<unknown>((done, failed) => {
      const id = (asked += 1);
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer.type === 'error') failed(new Error(`${method}: ${answer.error}: ${answer.message}`));
        else done(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as {
    readonly contexts: readonly [{ readonly context: string }];
  };
  const [{ context }] = contexts;
  return {
    // A navigation that is still under way in the page can abort one that is asked for here (NS_BINDING_ABORTED).
    open: async (url) =>
      void (await untilDone(url, () => ask('browsingContext.navigate', { context, url, wait: 'interactive' }))),
    resize: async (width, height) =>
      void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    call: async (source, given) => {
      const answer = (await ask('script.callFunction', {
        functionDeclaration: asJson(source),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: true,
        target: { context },
      })) as {
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'the page did not answer');
      return JSON.parse(answer.result.value);
    },
    act: async (actions) => void (await ask('input.performActions', { context, actions })),
    close: async () => {
      socket.close();
      await stop();
    },
  };
};
