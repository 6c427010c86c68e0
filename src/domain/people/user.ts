/** A person as others see them: a guest, a member or staff. */
export interface User {
  readonly userId: string;
  readonly displayName: string;
  readonly nickname: string;
  readonly profilePicture: string | null;
  readonly siteRoleId: number;
  /** Whether the viewer follows this user; absent for the viewer. */
  readonly following?: boolean;
  /** When the account will be erased, epoch milliseconds; only for the viewer. */
  readonly eraseAt?: number;
}
