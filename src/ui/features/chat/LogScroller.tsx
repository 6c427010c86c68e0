import { Component, createRef, type ReactNode, type Ref } from 'react';

interface LogScrollerProps {
  readonly className: string;
  readonly label: string;
  readonly onReading: (reading: boolean) => void;
  /** The reader has come near the oldest row. */
  readonly onTop: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<LogScroller>;
}
interface Anchor {
  readonly id: string;
  /** From the upper edge of the log, in CSS pixels. */
  readonly top: number;
}

const BOTTOM_PX = 24;
const TOP_PX = 120;

/**
 * A log that sticks to its newest row while the reader is there, and otherwise keeps the row being read where it is,
 * whatever comes or goes around it. It is a class for getSnapshotBeforeUpdate: places must be read just before they change.
 */
export class LogScroller extends Component<LogScrollerProps> {
  private readonly box = createRef<HTMLDivElement>();
  private anchors: readonly Anchor[] = [];
  private stuck = true;
  /** Where we last put it, and where the reader last was. */
  private settledAt = 0;
  private seenAt = 0;
  private observer: ResizeObserver | null = null;

  override componentDidMount() {
    const box = this.box.current!;
    this.settleRows();
    this.toBottom();
    // At the newest row only sizes move anything, and they are told once a frame has been laid out: asking before
    // would have every frame laid out twice.
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
    // A reader who has not scrolled since keeps the same anchor, or roundings would add up.
    if (!this.stuck && (this.anchors.length === 0 || Math.abs(box.scrollTop - this.settledAt) > 0.5))
      this.anchors = this.findAnchors(box);
    return null;
  }
  override componentDidUpdate() {
    if (!this.stuck) this.holdAnchor();
  }

  /** Goes to the newest row and stays there. */
  toBottom() {
    const box = this.box.current!;
    this.stuck = true;
    this.anchors = [];
    box.scrollTop = box.scrollHeight;
    this.settledAt = box.scrollTop;
  }
  /** Brings a row into the middle and lights it up; false where it is not here. */
  jumpTo(id: string): boolean {
    const row = this.rowOf(id);
    if (!row) return false;
    row.scrollIntoView({ block: 'center' });
    row.removeAttribute('data-flash');
    void row.offsetWidth;
    row.setAttribute('data-flash', '');
    return true;
  }

  /** Few rows stand at the lower edge: moved there by a transform, so that a new one is no layout shift. */
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
  /** The reader moved away from the bottom, however little; rows that went away do not count. */
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

/** CSS pixels below what is seen. */
const bottomOf = (box: HTMLElement): number => box.scrollHeight - box.clientHeight - box.scrollTop;
