import { messageChannels, inboxTypes, type MessageChannel, type InboxType } from './settings.ts';
import type { Preferences, Settings } from './settings.ts';

type NotifyCell = `${InboxType}.${MessageChannel}`;

/**
 * A member's changes to their settings. Each switch of `notify` and `privacy` is merged on its own, because another
 * device may have changed the one beside it.
 */
export interface Change extends Partial<Omit<Preferences, 'notify' | 'privacy'>> {
  readonly notify?: Readonly<Partial<Record<NotifyCell, boolean>>>;
  readonly privacy?: Partial<Preferences['privacy']>;
}

/** Merges two changes; the second wins. */
export const joinChanges = (first: Change, then: Change): Change => ({
  ...first,
  ...then,
  ...(then.notify && { notify: { ...first.notify, ...then.notify } }),
  ...(then.privacy && { privacy: { ...first.privacy, ...then.privacy } }),
});

/** The settings after a change. */
export const withChange = (settings: Settings, { notify, privacy, ...rest }: Change): Settings => {
  const cellsOf = (type: InboxType) =>
    messageChannels.map((channel) => [channel, notify?.[`${type}.${channel}`] ?? settings.notify[type][channel]]);
  return {
    ...settings,
    ...rest,
    ...(notify && {
      notify: Object.fromEntries(
        inboxTypes.map((type) => [type, Object.fromEntries(cellsOf(type))]),
      ) as Settings['notify'],
    }),
    ...(privacy && { privacy: { ...settings.privacy, ...privacy } }),
  };
};

/** The fields of `now` that differ from `sent`; undefined if there are none. */
const unlike = <A extends object>(now: A | undefined, sent: Partial<A> = {}): Partial<A> | undefined => {
  const left = Object.entries(now ?? {}).filter(([name, value]) => sent[name as keyof A] !== value);
  return left.length > 0 ? (Object.fromEntries(left) as Partial<A>) : undefined;
};

/** The part of a change that a save in progress (`sent`) does not include. */
export const withoutSent = ({ notify, privacy, ...rest }: Change, sent: Change): Change => {
  const cells = unlike(notify, sent.notify);
  const shown = unlike(privacy, sent.privacy);
  return { ...unlike(rest, sent), ...(cells && { notify: cells }), ...(shown && { privacy: shown }) };
};
