/** TI-9: a room without the door to its odds; whatever has no tabs stays as it is. */
export const withoutOdds = <A>(room: A): A =>
  hasTabs(room) ? { ...room, tabs: room.tabs.filter((tab) => tab !== 'odds') } : room;

const hasTabs = (value: unknown): value is { readonly tabs: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'tabs' in value && Array.isArray(value.tabs);
