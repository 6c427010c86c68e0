import { beforeEach, expect, it, vi } from 'vitest';

const seen = vi.hoisted(() => ({
  windows: [] as unknown[],
  apps: [] as unknown[],
  /** What the shield says as the page begins, and how often its code was asked for. */
  app: { spoiler: { now: () => ({ policy: seen.policy }) }, session: { load: async () => ({ shield: seen.shield }) } },
  policy: 'off',
  shield: { asked: 0, load: async () => void (seen.shield.asked += 1) },
}));
vi.mock('./wiring.ts', () => ({
  createApp: (page: unknown) => {
    seen.windows.push(page);
    return seen.app;
  },
}));
vi.mock(import('#ui/layouts/Root.tsx'), () => ({
  Root: ({ app }) => {
    seen.apps.push(app);
    return <>drawn</>;
  },
}));

/** Imports main.tsx as a new page would; gives the tasks that it deferred. */
const open = async (page: string): Promise<readonly (() => void)[]> => {
  const later: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (task: () => void) => later.push(task));
  try {
    await import(/* @vite-ignore */ `./main.tsx?${page}`);
  } finally {
    vi.unstubAllGlobals();
  }
  return later;
};

beforeEach(() => {
  document.body.replaceChildren();
  seen.windows = [];
  seen.apps = [];
});

it('T-1: the page draws the application of its window into its root, in a task of its own and in strict mode', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const [stop, handOver] = [vi.fn(), vi.fn()];
  Object.assign(window, { early: { handOver, stop } });
  const later = await open('drawn');
  expect(seen.windows).toEqual([]);
  for (const task of later) task();
  await expect.poll(() => root.textContent).toBe('drawn');
  // The recording has to stop, or forms could not be submitted: their presses would still be prevented.
  expect([stop.mock.calls.length, handOver.mock.calls.length]).toEqual([1, 0]);
  expect(seen.windows).toEqual([window]);
  // React renders everything twice in strict mode.
  expect(seen.apps).toEqual([seen.app, seen.app]);
  expect(seen.shield.asked).toBe(0);
});

it('B2: where results are hidden, nothing is drawn before the code that hides them is there', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  Object.assign(window, { early: { handOver: vi.fn(), stop: vi.fn() } });
  seen.policy = 'all';
  for (const task of await open('shielded')) task();
  await expect.poll(() => root.textContent).toBe('drawn');
  expect(seen.shield.asked).toBe(1);
  seen.policy = 'off';
});

it('T-1: a page without a root says what is missing', async () => {
  await expect(open('empty')).rejects.toThrow('index.html needs an element with the id "root"');
});
