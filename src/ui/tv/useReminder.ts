import { useState } from 'react';
import type { Ticket } from '#domain/bookings/ticket.ts';
import { clashesWith } from '#domain/tv/clash.ts';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { startReminder, type Reminder } from '#machines/tv/guideReminder.wire.ts';
import { bookProgramme, giveBack, type ProgrammeWish } from '#machines/tv/tv.acts.ts';
import { tickets as ticketList } from '#machines/tv/tv.resources.ts';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { App } from '../app/AppContext.ts';
import { press as pressAct, whyNotWords } from '../app/press.ts';
import { useApp } from '../hooks/useApp.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

/** A reminder that asks what to do about other tickets at the same time. */
export interface AskedReminder {
  readonly reminder: Reminder;
  readonly title: string;
  readonly clashes: readonly Ticket[];
}
const none: readonly Ticket[] = [];

/** Runs an action; what goes wrong is said in a notice. */
const run = async <Input, A>(app: App, act: Act<Ports, Input, A>, input: Input): Promise<boolean> => {
  const end = await pressAct(app, act, input);
  const words = await whyNotWords(app, end);
  if (words !== null) app.notify('error', words);
  return end.kind === 'done' || end.kind === 'joined';
};

/** TV-10: the member's tickets of all kinds, and the press on the bell of a programme. */
export const useReminder = () => {
  const app = useApp();
  const member = useLoggedIn();
  const tickets = useResource(ticketList, { member }).value ?? none;
  const [asked, setAsked] = useState<AskedReminder | null>(null);
  const press = (programme: Programme, channel: Channel, on: boolean) => {
    const clashes = on ? clashesWith(programme, tickets) : none;
    const wish: ProgrammeWish = { programme, channel, on };
    let reminder: Reminder | null = null;
    let asking = false;
    const show = () => setAsked(asking && reminder ? { reminder, title: programme.title, clashes } : null);
    reminder = startReminder(
      {
        book: () => run(app, bookProgramme, wish),
        cancel: () => run(app, bookProgramme, wish),
        cancelOthers: async () => {
          for (const other of clashes) if (!(await run(app, giveBack, other))) return false;
          return true;
        },
      },
      { on, clashes },
      (now) => {
        asking = now;
        show();
      },
    );
    show();
  };
  return { tickets, press, asked };
};
