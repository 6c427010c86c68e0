import { failed } from '#ports/failure.ts';
import { wholeForm } from './applicationWorld.ts';

/** An applicant's events and input, step by step. */
export const begin = { type: 'apply.begin', at: 0 } as const;
export const next = { type: 'apply.next' } as const;
export const back = { type: 'apply.back' } as const;
export const submit = { type: 'apply.submit', note: null } as const;
export const who = { realName: 'Trần Thị Lá', stageName: 'Lá Non', birthYear: 1999 };
export const what = { sports: ['bong-da'], langs: ['vi'], experience: wholeForm.experience } as const;
/** The storage keys of drafts on a device. */
export const guestKey = 'khandai.application.guest';
export const memberKey = 'khandai.application.m1';
export const down = failed({ kind: 'unreachable' });
