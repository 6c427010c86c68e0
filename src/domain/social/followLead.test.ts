import { describe, expect, it } from 'vitest';
import { followLeads, followWish, leadOfFollow, withLead } from './followLead.ts';
import type { Standing } from './social.ts';

const me = { liked: false, saved: false, following: true, reactions: [], rating: null };
const standing: Standing = { target: { type: 'user', id: 'c1' }, counters: {}, rating: { avg: 0, n: 0 }, me };
const { me: _, ...ofGuest } = standing;

describe('SC-7: the lead of what is followed', () => {
  it.each(followLeads)('%s is what it says once it was chosen', (lead) => {
    expect(leadOfFollow(withLead(standing, lead))).toBe(lead);
    expect(leadOfFollow(withLead(withLead(standing, 30), lead))).toBe(lead);
  });

  it('is the default before anything was chosen, and none of who does not follow', () => {
    expect(leadOfFollow(standing)).toBe('usual');
    expect(leadOfFollow(ofGuest)).toBeNull();
    const stranger = { ...standing, me: { ...me, following: false } };
    expect([leadOfFollow(stranger), withLead(stranger, 30), withLead(ofGuest, 30)]).toEqual([null, stranger, ofGuest]);
  });

  it('the default takes a chosen one back, and turning off keeps it', () => {
    expect(followWish('usual')).toEqual({ notify: true, leadMin: null });
    expect(followWish('off')).toEqual({ notify: false });
    expect(followWish(0)).toEqual({ notify: true, leadMin: 0 });
    expect(withLead(withLead(standing, 60), 'off').me).toMatchObject({ notify: false, leadMin: 60 });
    expect(withLead(withLead(standing, 60), 'usual').me).not.toHaveProperty('leadMin');
  });
});
