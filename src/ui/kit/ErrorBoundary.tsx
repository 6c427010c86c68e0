import { Component, type ErrorInfo, type ReactNode } from 'react';
import { AppContext, type App } from '../app/AppContext.ts';

interface ErrorBoundaryProps {
  /** What it shows is not the page itself: when it breaks it is left out and the page stays; code that was missing is tried anew. */
  readonly quiet?: boolean;
  /** A change lets a broken page try anew. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface Standing {
  readonly broken: boolean;
  readonly resetKey: string | undefined;
}

/** Browsers word a chunk that could not be loaded each in their own way (NAV-5). */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
    error.message,
  );

/** A part whose code was missing is drawn anew after this, in milliseconds. */
const DRAW_AGAIN_MS = 5000;

/** Keeps what breaks below from taking the page along; the navigation chart decides what is shown instead (NAV-2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Standing> {
  static override contextType = AppContext;
  override state: Standing = { broken: false, resetKey: this.props.resetKey };
  private again: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<Standing> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: Standing): Standing | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const app = this.context as App | null;
    app?.log.report(error instanceof Error ? error.message : String(error), info.componentStack);
    if (!app) return;
    const { path } = app.navigation.getSnapshot().context;
    const { quiet: part = false } = this.props;
    if (isChunkFailure(error)) {
      app.navigation.send({ type: 'navigation.chunkFailed', path, part });
      if (part) this.again = setTimeout(() => this.setState({ broken: false }), DRAW_AGAIN_MS);
    } else if (!part) app.navigation.send({ type: 'navigation.loadFailed', status: 500 });
  }

  override componentWillUnmount() {
    clearTimeout(this.again);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
