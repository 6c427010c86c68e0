/** How many sockets listen to each topic. Neither call waits. */
export interface PresenceStore {
  /** Says how many of this process's sockets listen to a topic now. */
  readonly set: (topic: string, sockets: number) => void;
  /** How many sockets listen, in all processes as far as this one knows. */
  readonly online: (topic: string) => number;
}

/** The sockets of one process; `counts` holds those topics that somebody listens to. */
export const memoryPresence = (counts = new Map<string, number>()): PresenceStore => {
  return {
    set: (topic, sockets) => {
      if (sockets > 0) counts.set(topic, sockets);
      else counts.delete(topic);
    },
    online: (topic) => counts.get(topic) ?? 0,
  };
};
