import type { ReactNode } from 'react';
import type { Intent } from '#domain/auth/intent.ts';
import type { User } from '#domain/people/user.ts';
import { requireMember } from '../app/requireMember.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';
import { Button, type ButtonSize } from './Button.tsx';
import { Empty } from './Empty.tsx';

export interface GuestGateProps {
  /** Shown while the member's info is loading. */
  readonly waiting: ReactNode;
  /** Shown to guests: usually a `GuestNotice`. */
  readonly guest: ReactNode;
  /** For members. */
  readonly children: (viewer: User) => ReactNode;
}

/** Shows its content to members only, and an invitation to log in to others. */
export const GuestGate = ({ waiting, guest, children }: GuestGateProps) => {
  const pending = useMemberPending();
  const loggedIn = useLoggedIn();
  const viewer = useViewer();
  if (pending) return waiting;
  return loggedIn && viewer ? children(viewer) : guest;
};

interface EnterButtonProps {
  readonly children: ReactNode;
  /** What the log-in dialog names as the purpose. */
  readonly intent?: Intent;
  readonly size?: ButtonSize;
}

/** Opens the log-in dialog. */
export const EnterButton = ({ children, intent = { kind: 'page' }, size = 'm' }: EnterButtonProps) => {
  const app = useApp();
  return (
    <Button tone="primary" size={size} onClick={() => void requireMember(app, intent)}>
      {children}
    </Button>
  );
};

export interface GuestNoticeProps {
  /** One sentence on what is for members. */
  readonly children: ReactNode;
  readonly fact: ReactNode;
  /** The label of the button. */
  readonly enter: ReactNode;
  readonly intent?: Intent;
}

/** Shown to guests in place of a page for members. */
export const GuestNotice = ({ children, fact, enter, ...rest }: GuestNoticeProps) => (
  <Empty fact={fact} action={<EnterButton {...rest}>{enter}</EnterButton>}>
    {children}
  </Empty>
);
