import { opened } from '../shared/area.ts';
import { createAccounts, type AccountsNeeds } from './accounts.ts';
import { accountsArea } from './accounts.area.ts';
import { memberSubjects } from './accounts.subjects.ts';
import { keptAccount } from './kept.store.ts';

export const openAccounts = (needs: AccountsNeeds) => {
  const { handlers, securityHandlers, ...services } = createAccounts(needs);
  return {
    ...opened(accountsArea, {
      handlers: { accounts: handlers, security: securityHandlers },
      personalData: [keptAccount(needs.database)],
      subjects: memberSubjects({ byId: services.memberById }),
    }),
    ...services,
    hasPassword: async (userId: string) => ((await services.memberById(userId))?.passwordHash ?? null) !== null,
  };
};
