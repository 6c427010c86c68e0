import type { User } from '../people/user.ts';
import type { Post, PostPicture } from './post.ts';

/**
 * SO-4: characters of a name, of what a group is about, of a rule, of its question to who wants to join and of the answer,
 * as people count them; rules, groups and people of a page, groups that a member founds in a day, and how many a member is in.
 */
export const GROUPS = {
  nameMax: 60,
  aboutMax: 1000,
  ruleMax: 200,
  rulesMost: 10,
  questionMax: 200,
  answerMax: 300,
  pageSize: 20,
  peoplePageSize: 30,
  aDay: 5,
  joinedMost: 300,
} as const;

export const groupCategories = ['bong-da', 'bong-ro', 'esport', 'phim', 'nhac', 'game', 'truyen', 'khac'] as const;
export type GroupCategory = (typeof groupCategories)[number];

/** Whether anybody joins and reads, or who was let in alone. */
export const groupPrivacies = ['public', 'private'] as const;
export type GroupPrivacy = (typeof groupPrivacies)[number];

/** Those who are in it, with what they may do, and who asked to be let in. */
export const groupRoles = ['owner', 'mod', 'member', 'pending'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** All groups, those with the most members first, and one's own. */
export const groupTabs = ['kham-pha', 'cua-toi'] as const;

export interface Group {
  readonly groupId: string;
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly privacy: GroupPrivacy;
  readonly category: GroupCategory;
  /** Asked of who wants to join; empty for none. */
  readonly question: string;
  readonly cover: PostPicture | null;
  readonly avatar: PostPicture | null;
  readonly members: number;
  /** Of the last 24 hours, as the viewer sees them: none of a private group where they are not in it. */
  readonly postsToday: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Made up for the demo. */
  readonly demo?: true;
  /** Absent for guests. */
  readonly me?: { readonly role: GroupRole | null; readonly notify: boolean };
}

/** A group on its own page. */
export interface GroupDetail extends Group {
  /** The post above all others, if the viewer may read it. */
  readonly pinned: Post | null;
  /** How many wait to be let in; for those who decide alone. */
  readonly requests?: number;
}

export interface GroupPerson {
  readonly user: User;
  readonly role: GroupRole;
  /** Epoch milliseconds. */
  readonly since: number;
}

export interface GroupRequest {
  readonly user: User;
  readonly answer: string;
  readonly since: number;
}

export const isIn = (role: GroupRole | null): boolean => role !== null && role !== 'pending';
/** Who keeps order in a group. */
export const keepsGroup = (role: GroupRole | null): boolean => role === 'owner' || role === 'mod';
