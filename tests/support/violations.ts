/** What axe found, as far as it is told. */
interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe holds to be serious or worse, in one line each. */
export const seriousIn = (violations: readonly Violation[]): readonly string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const shown = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
      return `${id}: ${shown.join(' | ')}`;
    });
