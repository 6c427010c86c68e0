/** Somebody as others see them: a guest, a member or one of the staff. */
export interface User {
  readonly userId: string;
  readonly displayName: string;
  readonly nickname: string;
  readonly profilePicture: string | null;
  readonly siteRoleId: number;
  /** Of another alone: whether the viewer follows them. */
  readonly following?: boolean;
  /** Of the viewer alone: when the account will be erased, epoch milliseconds. */
  readonly eraseAt?: number;
}
