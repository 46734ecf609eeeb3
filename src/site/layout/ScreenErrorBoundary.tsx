import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button';
import styles from './ScreenErrorBoundary.module.css';

const reload = () => window.location.reload();

/**
 * Stands in for a screen that could not be shown: its code did not arrive, or is gone because a new version was
 * published meanwhile. Loading the page again gets both right, and happens by itself as soon as a lost connection is
 * back; give it the path as `key`, so that another address starts afresh.
 */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    window.addEventListener('online', reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', reload);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={`container stack ${styles.failed}`} role="alert">
        <h1>This page did not load</h1>
        <p className="lead">The connection may have dropped, or the site has just been updated.</p>
        <Button onClick={reload}>Try again</Button>
      </div>
    );
  }
}
