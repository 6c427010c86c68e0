import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../../e2e/support/origin.ts';
import { asJson, type Driven } from './driven.ts';
import { untilDone } from './untilDone.ts';

interface Answer {
  readonly value: unknown;
}
const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** A screen in memory; resolves with its number for DISPLAY. */
const startScreen = async (): Promise<{ readonly display: string; readonly stop: () => Promise<void> }> => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const gone = ended(child);
  const number = await new Promise<string>((known, failed) => {
    child.once('exit', () => failed(new Error('Xvfb did not start')));
    child.stdio[3]?.once('data', (data) => known(String(data).trim()));
  });
  return {
    display: `:${number}`,
    stop: async () => {
      child.kill();
      await gone;
    },
  };
};

/** WebKitGTK's own small browser, driven over WebDriver: https://www.w3.org/TR/webdriver2/. */
export const startWebKit = async (program: string, browser: string): Promise<Driven> => {
  const screen = await startScreen();
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANGUAGE: 'vi_VN',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const gone = ended(child);
  const stop = async () => {
    child.kill();
    await gone;
    await screen.stop();
  };
  const ask = async (method: 'POST' | 'DELETE', path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await untilDone('WebKit listens', () => ask('POST', '/session', { capabilities })).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  )) as { readonly sessionId: string };
  const post = (path: string, body: unknown) => ask('POST', `/session/${sessionId}${path}`, body);
  const call: Driven['call'] = async (source, given) => {
    const script = `const done = arguments[1]; (${asJson(source)})(arguments[0]).then(done, (error) => done({ error: String(error) }));`;
    const answer = await post('/execute/async', { script, args: [JSON.stringify(given)] });
    if (typeof answer !== 'string') throw new Error(`the page failed: ${JSON.stringify(answer)}`);
    return JSON.parse(answer) as unknown;
  };
  /** The window's frame takes some of its size. */
  const frame = async (): Promise<readonly [number, number]> =>
    (await call('() => [outerWidth - innerWidth, outerHeight - innerHeight]', [])) as [number, number];
  return {
    open: async (url) => void (await post('/url', { url })),
    resize: async (width, height) => {
      const [wider, higher] = await frame();
      await post('/window/rect', { width: width + wider, height: height + higher });
    },
    call,
    act: async (actions) => void (await post('/actions', { actions })),
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`, null).catch(() => null);
      await stop();
    },
  };
};
