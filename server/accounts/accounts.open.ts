import { opened } from '../shared/area.ts';
import { createAccounts, type AccountsNeeds } from './accounts.ts';
import { accountsArea } from './accounts.area.ts';
import { keptAccount } from './kept.store.ts';

export const openAccounts = (needs: AccountsNeeds) => {
  const { handlers, securityHandlers, ...services } = createAccounts(needs);
  return {
    ...opened(accountsArea, {
      handlers: { accounts: handlers, security: securityHandlers },
      personalData: [keptAccount(needs.database)],
    }),
    ...services,
    hasPassword: async (userId: string) => ((await services.memberById(userId))?.passwordHash ?? null) !== null,
  };
};
