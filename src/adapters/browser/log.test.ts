import { describe, expect, it } from 'vitest';
import { browserLog } from './log.ts';

describe('a log', () => {
  it('writes to the console and to whoever listens on the page', () => {
    const lines: unknown[][] = [];
    const page = new EventTarget();
    const heard: unknown[] = [];
    page.addEventListener('khandai:trouble', (event) => heard.push((event as CustomEvent).detail));
    const log = browserLog(
      { warn: (...line) => void lines.push(line), error: (...line) => void lines.push(line) },
      page,
    );
    log.warn('lạ');
    log.report('hỏng', 7);
    expect(lines).toEqual([['lạ'], ['hỏng', 7]]);
    expect(heard).toEqual([
      { level: 'warning', message: 'lạ', detail: undefined },
      { level: 'error', message: 'hỏng', detail: 7 },
    ]);
  });
});
