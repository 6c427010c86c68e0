import { existsSync, globSync } from 'node:fs';
import type { Driven } from './driven.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser other than Chromium; `start` is null where this machine does not have all that it needs. */
export interface OtherBrowser {
  readonly name: string;
  /** Debian's packages. */
  readonly packages: string;
  readonly start: (() => Promise<Driven>) | null;
}

const first = (...paths: readonly (string | undefined)[]): string | null =>
  paths.find((path): path is string => path !== undefined && existsSync(path)) ?? null;

const firefox = first(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox');
const driver = first('/usr/bin/WebKitWebDriver');
const mini = first(...globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
const screen = first('/usr/bin/Xvfb');

export const otherBrowsers: readonly OtherBrowser[] = [
  { name: 'Firefox', packages: 'firefox-esr', start: firefox === null ? null : () => startFirefox(firefox) },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver, xvfb, gstreamer1.0-libav, gstreamer1.0-plugins-bad',
    start: driver === null || mini === null || screen === null ? null : () => startWebKit(driver, mini),
  },
];
