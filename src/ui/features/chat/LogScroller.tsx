import { Component, createRef, type ReactNode, type Ref } from 'react';

interface LogScrollerProps {
  readonly className: string;
  readonly label: string;
  readonly onReading: (reading: boolean) => void;
  /** Called when the reader comes near the oldest row. */
  readonly onTop: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<LogScroller>;
}
interface Anchor {
  readonly id: string;
  /** Distance from the upper edge of the log, in CSS pixels. */
  readonly top: number;
}

const BOTTOM_PX = 24;
const TOP_PX = 120;

/**
 * A log that follows its newest row while the reader is at the bottom, and otherwise keeps the visible rows in place
 * when others are added or removed. It is a class because of getSnapshotBeforeUpdate: positions have to be read just
 * before the update.
 */
export class LogScroller extends Component<LogScrollerProps> {
  private readonly box = createRef<HTMLDivElement>();
  private anchors: readonly Anchor[] = [];
  private stuck = true;
  /** The last scroll position that was set by code, and the last one seen. */
  private settledAt = 0;
  private seenAt = 0;
  private observer: ResizeObserver | null = null;

  override componentDidMount() {
    const box = this.box.current!;
    this.settleRows();
    this.toBottom();
    // At the bottom only changes of size matter. A ResizeObserver reports them after layout; reading them earlier would
    // lay out every frame twice.
    this.observer = new ResizeObserver(() => {
      this.settleRows();
      if (this.stuck) this.toBottom();
    });
    this.observer.observe(box);
    if (box.firstElementChild) this.observer.observe(box.firstElementChild);
  }
  override componentWillUnmount() {
    this.observer?.disconnect();
  }
  override getSnapshotBeforeUpdate() {
    const box = this.box.current!;
    if (this.stuck && this.pulledUp(box)) this.setStuck(false);
    // Without scrolling in between the anchor stays the same, or rounding errors would accumulate.
    if (!this.stuck && (this.anchors.length === 0 || Math.abs(box.scrollTop - this.settledAt) > 0.5))
      this.anchors = this.findAnchors(box);
    return null;
  }
  override componentDidUpdate() {
    if (!this.stuck) this.holdAnchor();
  }

  /** Scrolls to the newest row and follows it. */
  toBottom() {
    const box = this.box.current!;
    this.stuck = true;
    this.anchors = [];
    box.scrollTop = box.scrollHeight;
    this.settledAt = box.scrollTop;
  }
  /** Scrolls to a row and highlights it; false if it is not in the log. */
  jumpTo(id: string): boolean {
    const row = this.rowOf(id);
    if (!row) return false;
    row.scrollIntoView({ block: 'center' });
    row.removeAttribute('data-flash');
    void row.offsetWidth;
    row.setAttribute('data-flash', '');
    return true;
  }

  /**
   * If the rows do not fill the log, they are moved to its lower edge by a transform, so that a new row is no layout
   * shift.
   */
  private settleRows() {
    const box = this.box.current!;
    const rows = box.firstElementChild;
    if (!(rows instanceof HTMLElement)) return;
    const free = Math.max(0, box.clientHeight - rows.offsetHeight);
    rows.style.transform = free > 0 ? `translateY(${free}px)` : '';
  }
  private rowOf(id: string): HTMLElement | null {
    return this.box.current!.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  }
  private findAnchors(box: HTMLElement): readonly Anchor[] {
    const { top, bottom } = box.getBoundingClientRect();
    const found: Anchor[] = [];
    for (const row of box.querySelectorAll<HTMLElement>('[data-id]')) {
      const place = row.getBoundingClientRect();
      if (place.bottom > top && place.top < bottom) found.push({ id: row.dataset['id']!, top: place.top - top });
    }
    return found;
  }
  private holdAnchor() {
    const box = this.box.current!;
    const { top } = box.getBoundingClientRect();
    for (const anchor of this.anchors) {
      const row = this.rowOf(anchor.id);
      if (!row) continue;
      box.scrollTop += row.getBoundingClientRect().top - top - anchor.top;
      break;
    }
    this.settledAt = box.scrollTop;
  }
  /** Whether the reader scrolled up, even slightly; removed rows do not count. */
  private pulledUp(box: HTMLElement): boolean {
    if (bottomOf(box) > 2) return box.scrollTop < this.settledAt - 2;
    this.settledAt = box.scrollTop;
    return false;
  }
  private setStuck(stuck: boolean) {
    if (stuck === this.stuck) return;
    this.stuck = stuck;
    this.anchors = [];
    this.props.onReading(!stuck);
  }
  private readonly scrolled = () => {
    const box = this.box.current!;
    const down = box.scrollTop >= this.seenAt;
    this.seenAt = box.scrollTop;
    if (this.stuck) {
      if (this.pulledUp(box)) this.setStuck(false);
    } else if (down && bottomOf(box) <= BOTTOM_PX) this.setStuck(true);
    if (!this.stuck && box.scrollTop < TOP_PX) this.props.onTop();
  };

  override render() {
    const { className, label, children } = this.props;
    return (
      <div ref={this.box} className={className} role="log" aria-live="off" aria-label={label} onScroll={this.scrolled}>
        {children}
      </div>
    );
  }
}

/** CSS pixels below the visible part. */
const bottomOf = (box: HTMLElement): number => box.scrollHeight - box.clientHeight - box.scrollTop;
