import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button';
import styles from './ScreenErrorBoundary.module.css';

const reload = () => window.location.reload();

/**
 * Shown for a screen whose code failed to load, or belongs to an older deployment. Reloading the page mends both, and
 * happens by itself once the connection is back. Use the path as `key`, so that another address resets it.
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
