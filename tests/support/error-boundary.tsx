import { Component, type ReactNode } from 'react';

/** In the place of the admin's, which says that a page could not be shown. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>This page could not be shown.</p> : this.props.children;
  }
}
