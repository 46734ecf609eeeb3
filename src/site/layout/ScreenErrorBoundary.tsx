import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { forgetFailures } from '../start/lazy-with-preload';
import styles from './ScreenErrorBoundary.module.css';

/**
 * Shown for a screen whose code failed to load, or belongs to an older deployment. Tries again by a press, and by itself
 * once the connection is back, without losing what is typed into forms; if that fails (Firefox fetches no script again),
 * by loading the page. Use the path as `key`, so that another address resets it.
 */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  private hasRetried = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.hasRetried && navigator.onLine) window.location.reload();
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    this.hasRetried = true;
    forgetFailures();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={`container stack ${styles.failed}`} role="alert">
        <h1>This page did not load</h1>
        <p className="lead">The connection may have dropped, or the site has just been updated.</p>
        <Button onClick={this.retry}>Try again</Button>
      </div>
    );
  }
}
