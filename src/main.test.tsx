import { beforeEach, expect, it, vi } from 'vitest';

const seen = vi.hoisted(() => ({ windows: [] as unknown[], apps: [] as unknown[] }));
vi.mock('./wiring.ts', () => ({
  createApp: (page: unknown) => {
    seen.windows.push(page);
    return 'the application';
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
  expect(seen.apps).toEqual(['the application', 'the application']);
});

it('T-1: a page without a root says what is missing', async () => {
  await expect(open('empty')).rejects.toThrow('index.html needs an element with the id "root"');
});
