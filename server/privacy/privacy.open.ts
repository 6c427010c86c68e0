import { opened } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { eraseDue, type ErasingNeeds } from './erasing.ts';
import { privacyArea } from './privacy.area.ts';
import { privacyHandlers, type PrivacyNeeds } from './privacy.handlers.ts';

export interface OpenPrivacyNeeds extends PrivacyNeeds, ErasingNeeds {}

export const openPrivacy = (needs: OpenPrivacyNeeds) =>
  opened(privacyArea, {
    handlers: { privacy: privacyHandlers(needs) },
    jobs: [{ name: 'privacy.erase', everyMs: 60 * MINUTE_MS, atStart: true, run: () => eraseDue(needs) }],
  });
