import type { GroupCategory, GroupPrivacy, GroupRole } from '#domain/community/group.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Target } from '#domain/social/social.ts';

/** A person made up by the demo; nobody can sign in as them. */
export interface DemoMember {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly profilePicture: string;
  readonly level: number;
}

export interface DemoGroup {
  readonly groupId: string;
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly privacy: GroupPrivacy;
  readonly category: GroupCategory;
  readonly question: string;
  /** The owner first. */
  readonly people: readonly { readonly userId: string; readonly role: GroupRole }[];
}

export interface DemoPoll {
  readonly pollId: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly votes: readonly { readonly userId: string; readonly optionId: string }[];
}

export interface DemoPost {
  readonly postId: string;
  readonly userId: string;
  /** Empty outside groups. */
  readonly groupId: string;
  readonly text: string;
  readonly lang: Locale;
  readonly embeds: readonly Target[];
  readonly poll: DemoPoll | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly likedBy: readonly string[];
  readonly comments: readonly {
    readonly commentId: string;
    readonly userId: string;
    readonly text: string;
    readonly at: number;
  }[];
}

/** What the demo adds to the community: fixed people and groups, and posts that depend on the clock. */
export interface DemoCommunity {
  readonly members: readonly DemoMember[];
  readonly groups: readonly DemoGroup[];
  /** Posts of the last days before `now`, the same for every caller; older ones are dropped. */
  readonly postsUntil: (now: number) => readonly DemoPost[];
  readonly keptMs: number;
}
