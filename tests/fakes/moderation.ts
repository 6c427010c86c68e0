import type { ShownDecision } from '#domain/moderation/decision.ts';
import type { CaseDetail, OwnDecision, OwnReport, ReportCase } from '#domain/moderation/report.ts';
import type { User } from '#domain/people/user.ts';

const person = (userId: string, nickname: string, siteRoleId = 1): User => ({
  ...{ userId, nickname, displayName: nickname, profilePicture: null, siteRoleId },
});
export const mai = person('u9', 'Mai', 5);
export const hatDe = person('u2', 'Hạt Dẻ');

export const aDecision = (changed: Partial<ShownDecision> = {}): ShownDecision => ({
  ...{ decisionId: 'd1', action: 'remove', state: 'stands', by: mai, about: hatDe, reason: 'Lăng mạ', at: 0 },
  targets: [{ type: 'comment', id: 'c1' }],
  ...changed,
});
export const aCase = (changed: Partial<ReportCase> = {}): ReportCase => ({
  ...{ reportId: 'k1', target: { type: 'comment', id: 'c1' }, state: 'open', text: 'Đồ ngu', about: hatDe },
  ...{ count: 3, weight: 8, openedAt: 0, card: { title: 'Đồ ngu', path: '/truc-tiep/f1?binh-luan=c1' } },
  reasons: [
    { reason: 'insult', count: 2 },
    { reason: 'spam', count: 1 },
  ],
  ...changed,
});
export const aCaseDetail = (changed: Partial<CaseDetail> = {}): CaseDetail => ({
  ...aCase(),
  ...{ now: 'Đồ ngu', actions: ['none', 'remove', 'mute', 'ban'], appeals: [], record: [], lately: [] },
  beside: [],
  notes: [{ reason: 'insult', note: 'Chửi cả hàng ghế', at: 0 }],
  ...changed,
});
export const anOwnReport = (changed: Partial<OwnReport> = {}): OwnReport => ({
  ...{ reportId: 'r1', target: { type: 'comment', id: 'c1' }, title: 'Đồ ngu', reason: 'insult', note: '', at: 0 },
  ...{ state: 'waiting', mayAppeal: false },
  ...changed,
});
export const anOwnDecision = (changed: Partial<OwnDecision> = {}): OwnDecision => ({
  ...{ ...aDecision({ by: null }), mayAppeal: true },
  ...changed,
});
