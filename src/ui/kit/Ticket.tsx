import type { ReactNode } from 'react';
import { body, stub, ticket } from './Ticket.css.ts';

export interface TicketProps {
  /** The first colours of the two teams, for the thin edge. */
  readonly colours: readonly [string, string];
  readonly children: ReactNode;
  /** The content of the stub: the countdown or the time. */
  readonly stub: ReactNode;
}

/** A booked match as a ticket: an edge in the two team colours, perforation, notches, stub. */
export const Ticket = ({ colours, children, stub: torn }: TicketProps) => (
  <div className={ticket}>
    <svg width="4" height="100%" preserveAspectRatio="none" viewBox="0 0 1 2" aria-hidden="true">
      <path d="M0 0h1v1H0z" fill={colours[0]} />
      <path d="M0 1h1v1H0z" fill={colours[1]} />
    </svg>
    <div className={body}>{children}</div>
    <div className={stub}>{torn}</div>
  </div>
);
