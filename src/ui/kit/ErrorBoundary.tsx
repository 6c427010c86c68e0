import { Component, type ErrorInfo, type ReactNode } from 'react';
import { AppContext, type App } from '../app/AppContext.ts';

interface ErrorBoundaryProps {
  /** Guards a part beside the page: if it fails it is left out and the page stays; missing code is loaded again. */
  readonly quiet?: boolean;
  /** A change of the key renders a failed page again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface Standing {
  readonly broken: boolean;
  readonly resetKey: string | undefined;
}

/** Each browser has its own message for a chunk that failed to load (NAV-5). */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
    error.message,
  );

/** Delay in milliseconds before a part whose code was missing is rendered again. */
const DRAW_AGAIN_MS = 5000;

/** Catches errors of its children; the navigation chart decides what is shown instead (NAV-2). */
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
