/** Names of the icons for menu items and modes. */
export const menuIcons = [
  ...(['house', 'radio', 'calendar-days', 'message-circle', 'menu', 'ticket', 'search', 'star', 'bell'] as const),
  ...(['info', 'clock', 'user-round', 'users', 'share-2', 'mic', 'flag', 'flame', 'gift', 'globe', 'heart'] as const),
  ...(['film', 'tv', 'music', 'newspaper', 'book-open', 'headphones', 'trophy', 'percent', 'history', 'list'] as const),
  ...(['lightbulb', 'chart-column', 'goal', 'circle-dot', 'target', 'dices', 'swords'] as const),
] as const;
export type MenuIcon = (typeof menuIcons)[number];

const names: readonly string[] = menuIcons;
export const isMenuIcon = (name: string): name is MenuIcon => names.includes(name);
