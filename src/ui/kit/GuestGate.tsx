import type { ReactNode } from 'react';
import type { Intent } from '#domain/auth/intent.ts';
import type { User } from '#domain/people/user.ts';
import { requireMember } from '../app/requireMember.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';
import { Button, type ButtonSize } from './Button.tsx';
import { Empty } from './Empty.tsx';

export interface GuestGateProps {
  /** What stands there while a member's name is on its way. */
  readonly waiting: ReactNode;
  /** For whoever is no member: mostly a `GuestNotice`. */
  readonly guest: ReactNode;
  /** For members. */
  readonly children: (viewer: User) => ReactNode;
}

/** Lets members in; everybody else is told what for, and how. */
export const GuestGate = ({ waiting, guest, children }: GuestGateProps) => {
  const pending = useMemberPending();
  const loggedIn = useLoggedIn();
  const viewer = useViewer();
  if (pending) return waiting;
  return loggedIn && viewer ? children(viewer) : guest;
};

interface EnterButtonProps {
  readonly children: ReactNode;
  /** What the log-in says that it is for. */
  readonly intent?: Intent;
  readonly size?: ButtonSize;
}

/** Opens the log-in. */
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
  /** What the button says. */
  readonly enter: ReactNode;
  readonly intent?: Intent;
}

/** What a guest finds in place of a page for members. */
export const GuestNotice = ({ children, fact, enter, ...rest }: GuestNoticeProps) => (
  <Empty fact={fact} action={<EnterButton {...rest}>{enter}</EnterButton>}>
    {children}
  </Empty>
);
