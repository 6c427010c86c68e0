import { describe, expect, it } from 'vitest';
import { bindProblem, CODE_SIGNS, maskedName, readCode, REFERRAL, standingOf, type Standing } from './referral.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

describe('readCode', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    [' abcd-2345 ', 'ABCD2345'],
    ['ＡＢＣＤ２３４５', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD0O1I', null],
    ['', null],
  ])('MI-9: reads %j as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it('has no signs that are taken for each other', () => {
    expect(CODE_SIGNS).not.toMatch(/[01OIL]/);
    expect(new Set(CODE_SIGNS).size).toBe(CODE_SIGNS.length);
  });
});

describe('bindProblem', () => {
  const member = { userId: 'm2', createdAt: NOW - DAY };
  const inviter = { userId: 'm1', createdAt: NOW - 40 * DAY };
  it.each([
    ['somebody who was here before', inviter, NOW, null],
    ['nobody', null, NOW, 'unknown'],
    ['oneself', member, NOW, 'self'],
    ['somebody who came later', { userId: 'm3', createdAt: NOW }, NOW, 'older'],
    ['anybody on the last day', inviter, member.createdAt + REFERRAL.bindWithinMs, null],
    ['anybody after it', inviter, member.createdAt + REFERRAL.bindWithinMs + 1, 'late'],
  ])('MI-10: naming %s', (_whom, whom, now, problem) => {
    expect(bindProblem(member, whom, now)).toBe(problem);
  });
});

describe('standingOf', () => {
  const standing: Standing = { state: 'registered', boundAt: NOW, provenAt: null, left: false, rewardedLately: 0 };
  it.each<readonly [string, Partial<Standing>, number, string, string | null]>([
    ['somebody new', {}, NOW, 'registered', 'notProven'],
    ['on their last day', {}, NOW + REFERRAL.qualifyWithinMs, 'registered', 'notProven'],
    ['somebody who proved nothing in time', {}, NOW + REFERRAL.qualifyWithinMs + 1, 'rejected', 'expired'],
    ['somebody who proved who they are', { provenAt: NOW }, NOW, 'rewarded', null],
    ['one more than is rewarded', { provenAt: NOW, rewardedLately: REFERRAL.limit }, NOW, 'qualified', 'limit'],
    ['the last that is rewarded', { provenAt: NOW, rewardedLately: REFERRAL.limit - 1 }, NOW, 'rewarded', null],
    ['one who waited for the limit', { state: 'qualified', rewardedLately: 0 }, NOW, 'rewarded', null],
    ['somebody who left', { left: true, provenAt: NOW }, NOW, 'rejected', 'left'],
    ['somebody who left after the reward', { state: 'rewarded', left: true }, NOW, 'rewarded', null],
    ['somebody too late', { state: 'rejected', provenAt: NOW }, NOW, 'rejected', 'expired'],
  ])('MI-8: %s', (_who, changed, now, state, reason) => {
    expect(standingOf({ ...standing, ...changed }, now)).toEqual({ state, reason });
  });
});

it('MI-8: shows the first letter of a name', () => {
  expect(maskedName(' Ước Mơ')).toBe('Ư•••');
  expect(maskedName('😀 An')).toBe('😀•••');
  expect(maskedName('')).toBe('•••');
});
