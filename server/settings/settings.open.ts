import { opened } from '../shared/area.ts';
import { settingsArea } from './settings.area.ts';
import { createSettings, type SettingsNeeds } from './settings.ts';

export const openSettings = (needs: SettingsNeeds) => {
  const { handlers, settingsOf, change } = createSettings(needs);
  return {
    ...opened(settingsArea, {
      handlers: { settings: handlers },
      // Stored under the member, and deleted with them.
      personalData: [
        { name: 'settings', columns: { settings: ['user_id'] }, tell: settingsOf, erase: async () => null },
      ],
    }),
    ...{ settingsOf, change },
  };
};
