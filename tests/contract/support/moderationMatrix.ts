import type { Case } from './otherPeoplesMatrix.ts';

/** Reports and decisions. */
export const moderation: Readonly<Record<string, Case>> = {
  '/other/api/moderation/undo': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ decisionId: messageId }),
  },
  '/other/api/moderation/confirm': {
    treatment: 'forbidden',
    input: ({ messageId }) => ({ decisionId: messageId, agrees: true }),
  },
  '/other/api/report/detail': { treatment: 'forbidden', input: ({ messageId }) => ({ reportId: messageId }) },
  '/other/api/report/claim': {
    treatment: 'forbidden',
    input: ({ messageId }) => ({ reportId: messageId, on: true }),
  },
  '/other/api/report/decide': {
    treatment: 'forbidden',
    input: ({ messageId }) => ({ reportId: messageId, action: 'none', reason: 'Không sai', clientId: 'c' }),
  },
  '/other/api/report/appeal': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ reportId: messageId, text: 'Xin xem lại', clientId: 'c' }),
  },
};
