import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

const runs = (path: string | undefined): path is string => {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser for tests: CHROMIUM_PATH; else a headless shell, which needs a quarter less work; else Playwright's own,
 * or one of the system's; null if there is none.
 */
export const findBrowser = (): string | null =>
  [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find(runs) ?? null;

/** Playwright's launch options; the switches prevent the browser's own network requests. */
export const launchOptions = () => ({
  executablePath: findBrowser() ?? '',
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
});

const hasApt = () => isRoot && existsSync('/usr/bin/apt-get');
const apt = (...names: readonly string[]) => ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names];
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

const installers: readonly { readonly fits: () => boolean; readonly steps: readonly (readonly string[])[] }[] = [
  { fits: () => true, steps: [['npx', 'playwright', 'install', 'chromium']] },
  { fits: hasApt, steps: [['apt-get', 'update', '-qq'], apt('chromium-headless-shell', ...fonts)] },
  { fits: hasApt, steps: [apt('chromium', ...fonts)] },
];

const install = (): void => {
  for (const { fits, steps } of installers) {
    if (!fits()) continue;
    for (const [command = '', ...args] of steps)
      spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (findBrowser()) return;
  }
};

if (import.meta.main) {
  if (!findBrowser()) install();
  const path = findBrowser();
  if (!path) {
    console.error('No Chromium was found or could be installed: install Chrome or Chromium, or set CHROMIUM_PATH.');
    process.exit(1);
  }
  const version = execFileSync(path, ['--version', ...(isRoot ? ['--no-sandbox'] : [])], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  console.log(`${path}: ${String(version).trim()}`);
}
