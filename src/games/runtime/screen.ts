/** A part of the page with a class and words. */
export const part = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...inside);
  return element;
};

export interface Screen {
  readonly main: HTMLElement;
  /** Figures above the game, by their labels. */
  readonly board: (figures: readonly (readonly [label: string, value: string])[]) => void;
  /** Words over the game, with a button if there is something to do; null takes them away. */
  readonly cover: (
    words: { readonly title: string; readonly text?: string; readonly act?: string } | null,
    act?: () => void,
  ) => void;
}

export const openScreen = (): Screen => {
  const [figures, main, cover] = [part('div', 'figures'), part('div', 'main'), part('div', 'cover')];
  cover.hidden = true;
  document.body.append(part('div', 'stage', figures, main, cover));
  let shown = '';
  return {
    main,
    board: (list) => {
      const text = JSON.stringify(list);
      if (text === shown) return;
      shown = text;
      figures.replaceChildren(
        ...list.map(([label, value]) => part('p', 'figure', part('span', '', label), part('b', '', value))),
      );
    },
    cover: (words, act) => {
      cover.hidden = words === null;
      if (!words) return;
      const button = words.act === undefined ? null : part('button', 'act', words.act);
      button?.addEventListener('click', () => act?.());
      cover.replaceChildren(
        part('b', 'title', words.title),
        ...(words.text ? [part('p', '', words.text)] : []),
        ...(button ? [button] : []),
      );
      button?.focus();
    },
  };
};
