/**
 * Scrolls a row sideways, so that one of its items stands in its middle as far as the row goes. The page around it does
 * not move, as it would by `scrollIntoView`.
 */
export const centre = (row: Element, item: Element): void => {
  const [around, inside] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
};
