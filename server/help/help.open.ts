import { opened } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { helpArea } from './help.area.ts';
import { createHelp, type HelpNeeds } from './help.ts';

export const openHelp = (needs: HelpNeeds) => {
  const { handlers, kept, sweep } = createHelp(needs);
  return opened(helpArea, {
    handlers: { help: handlers },
    personalData: [kept],
    jobs: [{ name: 'help.forget', everyMs: 24 * 60 * MINUTE_MS, run: sweep }],
  });
};
