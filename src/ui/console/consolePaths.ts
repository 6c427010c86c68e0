import { consoleParts, slugOf, type ConsolePart, type ConsoleTab } from '#domain/console/console.ts';
import { hrefOf } from '#domain/routing/routes.ts';

/** The address of a tab of the console. */
export const tabPath = (tab: ConsoleTab): string =>
  tab === 'overview' ? hrefOf('console') : hrefOf('consoleTab', { tab: slugOf(tab) });
/** The address of a part of the content. */
export const partPath = (part: ConsolePart): string => `${tabPath('content')}?phan=${part}`;
export const partOf = (text: string | null): ConsolePart => consoleParts.find((part) => part === text) ?? 'marquee';
